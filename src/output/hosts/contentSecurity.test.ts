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

test('allows inline scripts only by hash', () => {
  for (const kind of ['app', 'redirect'] as const) {
    const {'script-src': scripts} = directives(contentSecurityPolicy(kind, [hash], []));
    expect(scripts).toContain(hash);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  }
});

test('allows only one inline style, that of the installed search dialog', () => {
  const {'style-src': styles} = directives(contentSecurityPolicy('app', [hash], []));
  expect(styles).toEqual(["'self'", hashSource(LOGO_STYLE)]);
  const modal = join(dirname(require.resolve('@docsearch/react')), 'index.js');
  const inModal = readFileSync(modal, 'utf8').match(/"style",null,"([^"]*)"/g);
  expect(inModal).toEqual([`"style",null,"${LOGO_STYLE}"`]);
});

test('allows a redirect page only its script', () => {
  expect(contentSecurityPolicy('redirect', [hash], [service])).toBe(
    `default-src 'none'; script-src ${hash}; base-uri 'none'; form-action 'none'`,
  );
  expect(contentSecurityPolicy('redirect', [], [])).toContain("script-src 'none'");
});

test('leaves out frame-ancestors, which is an error in a meta element', () => {
  expect(contentSecurityPolicy('app', [hash], [service])).not.toContain('frame-ancestors');
});

test('adds exactly the hosts of a service', () => {
  const [before, after] = [[], [service]].map((services) =>
    directives(contentSecurityPolicy('app', [hash], services)),
  );
  expect(after).toEqual({
    ...before,
    'script-src': [...before!['script-src']!, 'https://a.example'],
    'connect-src': [...before!['connect-src']!, 'https://b.example'],
  });
});
