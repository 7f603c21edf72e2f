import {contentSecurityPolicy, type ThirdParty} from './contentSecurity.ts';

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

test('no style stands in a page', () => {
  const {'style-src': styles} = directives(contentSecurityPolicy('app', [hash], [], 'header'));
  expect(styles).toEqual(["'self'"]);
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
