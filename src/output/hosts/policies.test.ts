import {parsePage} from '../page.ts';
import {pageScripts} from './htmlScripts.ts';
import {Policies} from './policies.ts';

const page = (file: string, script: string, body = '<div id=__docusaurus></div>') =>
  parsePage(file, `<!doctype html><meta charset=utf-8><script>${script}</script>${body}`);

const counter = {name: 'counter', sources: {'connect-src': ['https://a.example']}};

test('each page may run its own scripts, and a server allows those of all pages', () => {
  const policies = new Policies([counter]);
  const pages = [page('index.html', 'a()'), page('limits/index.html', 'b()')];
  for (const one of pages) {
    const [hash] = pageScripts(one.document).hashes;
    expect(policies.add(one, one.html)).toContain(`script-src 'self' ${hash};`);
    expect(policies.header()).toContain(hash);
  }
  expect(policies.header()).toContain("connect-src 'self' https://a.example;");
});

test('a redirect page has its own policy, and none of it in the header', () => {
  const policies = new Policies([]);
  const redirect = page('cron/index.html', 'location.href = 1', '');
  const [hash] = pageScripts(redirect.document).hashes;
  expect(policies.add(redirect, redirect.html)).toContain(`script-src ${hash};`);
  expect(policies.header()).not.toContain(hash);
});

test('pages with scripts of their own are refused', () => {
  const policies = new Policies([]);
  for (let at = 0; at < 13; at += 1) {
    const one = page(`${at}/index.html`, `own(${at})`);
    policies.add(one, one.html);
  }
  expect(() => policies.header()).toThrow(
    'The pages have 13 different inline scripts, first seen in 0/index.html, 1/index.html, 2/index.html. Expected at most 12',
  );
});

test.each(['<p style="color: red">', '<style>'])('a page with %s is refused', (element) => {
  const styled = page('limits/index.html', 'a()', element);
  expect(() => new Policies([]).add(styled, styled.html)).toThrow(
    `limits/index.html has a style of its own: ${element}. Expected a class`,
  );
});
