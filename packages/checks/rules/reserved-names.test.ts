import {facts, product} from '@portal/content/testing/siteFacts';
import {isPublicIp, isRealPhone} from '../core/reserved.ts';
import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {reservedNames} from './reserved-names.ts';

describeRule(reservedNames, {
  clean: {
    'docs/a.mdx': page(
      `Write to ana@example.com or help@${product.domain}, call +1 202 555 0143, ask 203.0.113.7.`,
      'See [fetch](https://developer.mozilla.org/), https://api.example.com:8080/a and {{product.apiUrl}}.',
      'Version 1.2.3, `this.slack.com`, at 10:30:15.',
    ),
  },
  known: {facts},
  mistakes: {
    'a public IP address': inBody('Allow `⟦52.29.14.3`.', 'public IP address', '192.0.2.0/24'),
    'a host in a case': {
      files: {
        'cases/a.yaml': 'a: {request: GET https://shop.harborfoods.com/a}\n',
      },
      at: 'cases/a.yaml:1:26',
      says: 'may be a real host',
      fix: 'api.example.com',
    },
  },
});

test.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (ip) =>
  expect(isPublicIp(ip)).toBe(true),
);
test.each(['10.1.2.3', '198.51.100.7', '2001:db8::1', '999.1.1.1'])('%s is not', (ip) =>
  expect(isPublicIp(ip)).toBe(false),
);
test.each(['+49 30 901820', '415-867-5309'])('%s may be real', (phone) =>
  expect(isRealPhone(phone)).toBe(true),
);
test.each(['+1 202 555 0143', '(202) 555-0100', '+44 20 7946 0123'])('%s is reserved', (phone) =>
  expect(isRealPhone(phone)).toBe(false),
);
