import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {contentSecurityPolicy, LOGO_STYLE, type ThirdParty} from './contentSecurity.ts';
import {hashSource} from './htmlScripts.ts';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const hash = "'sha256-AAAA='";
const service: ThirdParty = {
  name: 'counter',
  sources: {'script-src': ['https://a.example'], 'connect-src': ['https://b.example']},
};

test('inline scripts are allowed by hash alone', () => {
  for (const kind of ['app', 'redirect'] as const) {
    const {'script-src': scripts} = directives(contentSecurityPolicy(kind, [hash], [], 'header'));
    expect(scripts).toContain(hash);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  }
});

test('no style comes inline but the one of the search dialog, as it is now', () => {
  const {'style-src': styles} = directives(contentSecurityPolicy('app', [hash], [], 'header'));
  expect(styles).toEqual(["'self'", hashSource(LOGO_STYLE)]);
  const modal = join(dirname(require.resolve('@docsearch/react')), 'index.js');
  const inModal = readFileSync(modal, 'utf8').match(/"style",null,"([^"]*)"/g);
  expect(inModal).toEqual([`"style",null,"${LOGO_STYLE}"`]);
});

test('a redirect page may run its script and nothing else', () => {
  expect(contentSecurityPolicy('redirect', [hash], [service], 'meta')).toBe(
    `default-src 'none'; script-src ${hash}; base-uri 'none'; form-action 'none'`,
  );
  expect(contentSecurityPolicy('redirect', [], [], 'meta')).toContain("script-src 'none'");
});

test('nobody may frame a page; a meta element, where this is an error, leaves it out', () => {
  const [header, meta] = (['header', 'meta'] as const).map((place) =>
    contentSecurityPolicy('app', [hash], [service], place),
  );
  expect(header).toBe(`${meta}; frame-ancestors 'none'`);
});

test('a service widens the policy by exactly its hosts', () => {
  const [before, after] = [[], [service]].map((services) =>
    directives(contentSecurityPolicy('app', [hash], services, 'header')),
  );
  expect(after).toEqual({
    ...before,
    'script-src': [...before!['script-src']!, 'https://a.example'],
    'connect-src': [...before!['connect-src']!, 'https://b.example'],
  });
});
