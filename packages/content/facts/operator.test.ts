import {operator, type Operator} from './operator.ts';
import {checkOperator, checkedOperator} from './operator.schema.ts';

const attestation = {
  name: 'SOC 2 Type 2',
  by: 'Example Auditors',
  date: '2031-03-01',
  from: 'mailto:support@acme.example',
};

/** A value for every field, from the ranges reserved for examples. */
const complete: Required<Operator> = {
  certifications: [attestation],
  auditReports: [{...attestation, name: 'Penetration test', from: 'https://acme.example/reports'}],
  dataProtectionAddendum: {url: 'https://acme.example/dpa', date: '2031-01-31'},
  subprocessors: {
    updated: '2031-02-28',
    list: [
      {
        name: 'Example Cloud',
        category: 'Cloud hosting',
        purpose: 'Runs workflows',
        location: 'United States',
      },
    ],
  },
  securityContact: {contacts: ['mailto:security@acme.example'], expires: '2031-12-31'},
  pgpKey: {
    userId: 'Acme Security <security@acme.example>',
    fingerprint: '0000 1111 2222 3333 4444 5555 6666 7777 8888 9999',
    expires: '2032-01-01',
    publicKey: '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nAAAA\n-----END PGP PUBLIC KEY BLOCK-----\n',
  },
  outboundAddresses: ['192.0.2.17', '203.0.113.0/28'],
  s3Role: 'arn:aws:iam::123456789012:role/acme-delivery',
  statusPage: {
    url: 'https://status.acme.example',
    notices: [{label: 'Incident channel', to: 'https://acme.example/incidents'}],
  },
  support: [
    {
      label: 'Support by email',
      to: 'mailto:support@acme.example',
      purpose: 'Paid plans',
      hours: 'Monday to Friday, 9:00 to 17:00 UTC',
    },
  ],
};

test('the operator facts are valid', () => expect(checkedOperator).toEqual(operator));

test('every field is optional', () => expect(checkOperator({})).toEqual({}));

test('each field is valid alone and with all others', () => {
  expect(checkOperator(complete)).toEqual(complete);
  for (const [name, value] of Object.entries(complete)) {
    expect(() => checkOperator({[name]: value})).not.toThrow();
  }
});

const [vendor] = complete.subprocessors.list;
const mistakes: [string, object, string][] = [
  ['a date in words', {certifications: [{...attestation, date: 'March'}]}, 'certifications.0.date'],
  ['an empty list', {auditReports: []}, 'auditReports'],
  [
    'an unsafe way to report',
    {securityContact: {contacts: ['http://acme.example'], expires: '2031-12-31'}},
    'securityContact.contacts.0',
  ],
  ['an unsafe address', {statusPage: {url: 'http://status.acme.example'}}, 'an https address'],
  [
    'an unknown category',
    {subprocessors: {updated: '2031-02-28', list: [{...vendor, category: 'Other'}]}},
    'subprocessors.list.0.category',
  ],
  [
    'a short fingerprint',
    {pgpKey: {...complete.pgpKey, fingerprint: '0000 1111'}},
    '40 hexadecimal digits',
  ],
  [
    'a private key',
    {
      pgpKey: {
        ...complete.pgpKey,
        publicKey: complete.pgpKey.publicKey.replace(/PUBLIC/g, 'PRIVATE'),
      },
    },
    'public key block',
  ],
  ['a host name as an address', {outboundAddresses: ['acme.example']}, 'IPv4 address or a range'],
  ['something else than a role', {s3Role: 'arn:aws:iam::1:user/x'}, 'ARN of a role'],
  ['support without hours', {support: [{...complete.support[0], hours: ''}]}, 'support.0.hours'],
  ['a field that nobody knows', {certificates: []}, 'certificates'],
];

test.each(mistakes)('%s stops the build, and the field is named', (_, value, says) => {
  expect(() => checkOperator(value as Operator)).toThrow(
    'packages/content/facts/operator.ts is not valid',
  );
  expect(() => checkOperator(value as Operator)).toThrow(says);
});
