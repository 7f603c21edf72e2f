import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {root} from './run.ts';
import type {Table} from './table.ts';

const PAGES = ['/', '/limits/', '/workflows/steps/triggers/', '/code/nodejs/', '/guides/'];

const KB = (bytes: number) => (bytes / 1024).toFixed(1);

/** The bytes that a server with brotli sends for a file of the site. */
function sent(path: string): number {
  const file = join(root, 'build', path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** What a page asks for by itself, compressed, without headers. */
export function measurePages(): Table {
  const rows = PAGES.map((route) => {
    const path = `/docs${route}index.html`;
    const $ = load(readFileSync(join(root, 'build', path), 'utf8'));
    const sum = (paths: (string | undefined)[]) =>
      paths.reduce((bytes, asset) => bytes + sent(asset!), 0);
    const html = sent(path);
    const css = sum(
      $('link[rel=stylesheet]')
        .toArray()
        .map((link) => $(link).attr('href')),
    );
    const js = sum(
      $('script[src]')
        .toArray()
        .map((script) => $(script).attr('src')),
    );
    return [route, KB(html), KB(css), KB(js), KB(html + css + js)];
  });
  return {
    title: 'Bytes of a page, compressed with brotli',
    columns: ['page', 'HTML KB', 'CSS KB', 'JS KB', 'together KB'],
    rows,
  };
}
