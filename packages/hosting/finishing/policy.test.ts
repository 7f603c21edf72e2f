import type {Sources} from '../rules/sources.ts';
import {
  assertNothingIsBlocked,
  contentSecurityPolicy,
  hashSource,
  scriptHashes,
  withPolicy,
} from './policy.ts';

const service: Sources = {
  'script-src': ['https://a.example'],
  'connect-src': ['https://b.example'],
};

describe('scriptHashes', () => {
  const hashes = scriptHashes;

  test('hashes the text of a script as browsers do', () => {
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(hashes('<script>a()</script>')).toEqual([
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    ]);
  });

  test.each([
    ['<SCRIPT type=module>a()</SCRIPT>', 1],
    ['<script type="text/javascript" defer>a()</script><script>a()</script>', 1],
    ['<script>a()</script><script>b()</script>', 2],
    ['<script></script>', 1],
    ['<script src="/a.js"></script>', 0],
    ['<script type="application/ld+json">{}</script>', 0],
    ['<p title="<script>">&lt;script>a()</p><!-- <script>a()</script> -->', 0],
    ['<p title="<script>">x</p><script>a()</script>', 1],
  ])('finds the inline scripts of %s: %d', (html, count) =>
    expect(hashes(html)).toHaveLength(count),
  );

  test.each(['a("<p>")', 'a("&amp;")', "a('<!-- ')", 'a("é – 語")'])(
    'hashes %s unchanged',
    (script) => {
      const [alone] = hashes(`<script>${script}</script>`);
      expect(hashes(`<p>x</p><script>${script}</script><p>y</p>`)).toEqual([alone]);
      expect(hashes(`<script>${script} </script>`)).not.toEqual([alone]);
    },
  );

  test('converts line endings as browsers do', () => {
    expect(hashes('<script>a()\r\nb()\r</script>')).toEqual(hashes('<script>a()\nb()\n</script>'));
  });
});

describe('contentSecurityPolicy', () => {
  const hash = "'sha256-AAAA='";
  const directives = (...services: Sources[]) =>
    Object.fromEntries(
      contentSecurityPolicy({scripts: [hash], styles: []}, services)
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
    );

  test('allows inline scripts only by hash', () => {
    expect(directives()['script-src']).toEqual(["'self'", hash]);
  });

  test('allows no inline styles', () => {
    expect(directives()['style-src']).toEqual(["'self'"]);
  });

  test('leaves out frame-ancestors, which is an error in a meta element', () => {
    expect(directives(service)).not.toHaveProperty('frame-ancestors');
  });

  test('allows frames of some hosts only if asked to', () => {
    expect(directives()['frame-src']).toEqual(["'none'"]);
    const player = 'https://player.example';
    expect(directives({'frame-src': [player]})['frame-src']).toEqual([player]);
  });

  test('adds exactly the hosts of a service', () => {
    const before = directives();
    expect(directives(service)).toEqual({
      ...before,
      'script-src': [...before['script-src']!, 'https://a.example'],
      'connect-src': [...before['connect-src']!, 'https://b.example'],
    });
  });
});

describe('withPolicy', () => {
  const none = {thirdParties: [], inlineStyles: false};
  const page = (script: string, body = '') =>
    `<!doctype html><meta charset=utf-8><script>${script}</script>${body}`;

  test('allows each page only its own scripts', () => {
    const {html} = withPolicy('index.html', page('a()'), {
      thirdParties: [service],
      inlineStyles: false,
    });
    expect(html).toContain(`script-src 'self' ${hashSource('a()')} https://a.example;`);
    expect(html).toContain("connect-src 'self' https://b.example;");
  });

  test.each(['<p style="color: red">', '<style>'])('blocks %s, or allows its hash', (element) => {
    const written = page('a()', `${element}red`);
    const strict = withPolicy('limits/index.html', written, none);
    expect(strict.blocked).toBe(`limits/index.html: ${element}`);
    expect(strict.html).toContain("style-src 'self';");
    const mild = withPolicy('limits/index.html', written, {...none, inlineStyles: true});
    const hash = hashSource(element === '<style>' ? 'red' : 'color: red');
    expect(mild.blocked).toBeUndefined();
    expect(mild.html).toContain(`style-src 'self' 'unsafe-hashes' ${hash};`);
  });

  test('names every page that has something blocked', () => {
    expect(() => assertNothingIsBlocked(['a.html: <style>', 'b.html: <style>'])).toThrow(
      /a\.html: <style>\n  b\.html: <style>\n.*inlineStyles: true/,
    );
    expect(() => assertNothingIsBlocked([])).not.toThrow();
  });

  test('inserts the policy after the character set and before all scripts', () => {
    const html = '<head><meta charset=UTF-8><script>a()</script>';
    expect(withPolicy('a.html', html, none).html).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
    );
  });

  test.each(['<head><script>a()</script><meta charset="utf-8">', '<head><title>x</title>'])(
    'fails for %s',
    (html) => {
      expect(() => withPolicy('docs/a.html', html, none)).toThrow(
        'docs/a.html has no <meta charset="utf-8"> before its first script',
      );
    },
  );
});
