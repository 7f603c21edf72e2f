import {parsePage} from '../page.ts';
import {pageScripts} from './htmlScripts.ts';
import {withPolicy} from './policies.ts';

const page = (file: string, script: string, body = '<div id=__docusaurus></div>') =>
  parsePage(file, `<!doctype html><meta charset=utf-8><script>${script}</script>${body}`);

const counter = {name: 'counter', sources: {'connect-src': ['https://a.example']}};

test('allows each page only its own scripts', () => {
  const one = page('index.html', 'a()');
  const [own] = pageScripts(one.document).hashes;
  const [others] = pageScripts(page('limits/index.html', 'b()').document).hashes;
  const html = withPolicy(one, one.html, [counter]);
  expect(html).toContain(`script-src 'self' ${own};`);
  expect(html).not.toContain(others);
  expect(html).toContain("connect-src 'self' https://a.example;");
});

test('allows a redirect page its script, but no connections', () => {
  const redirect = page('cron/index.html', 'location.href = 1', '');
  const [hash] = pageScripts(redirect.document).hashes;
  const html = withPolicy(redirect, redirect.html, [counter]);
  expect(html).toContain(`script-src ${hash};`);
  expect(html).not.toContain('https://a.example');
});

test.each(['<p style="color: red">', '<style>'])('fails for a page with %s', (element) => {
  const styled = page('limits/index.html', 'a()', element);
  expect(() => withPolicy(styled, styled.html, [])).toThrow(
    `limits/index.html has an inline style: ${element}. Expected a class`,
  );
});

test('inserts the policy after the character set and before all scripts', () => {
  const html = '<head><meta charset=UTF-8><script>a()</script>';
  expect(withPolicy(parsePage('a.html', html), html, [])).toMatch(
    /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
  );
});

test.each(['<head><script>a()</script><meta charset="utf-8">', '<head><title>x</title>'])(
  'fails for %s',
  (html) => {
    expect(() => withPolicy(parsePage('docs/a.html', html), html, [])).toThrow(
      'docs/a.html has no <meta charset="utf-8"> before its first script',
    );
  },
);
