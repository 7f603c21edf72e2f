/** Tests that images have a size, load lazily and use efficient formats. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {build, filesEndingIn} from '../builtSite.ts';

const LEAN = /^data:image\/svg|\.(svg|webp|avif)$/;

/** The logo is in view on every page, so it's the one image that isn't lazy. */
const isLogo = (src: string) => src.endsWith('/img/logo.svg');

/** Returns a message for each fault of the images of a page. */
function faults(html: string): string[] {
  const $ = load((html.match(/<img\b[^>]*>/g) ?? []).join(''));
  return $('img')
    .toArray()
    .flatMap((element) => {
      const {src = '', width, height, loading} = element.attribs;
      const name = src.startsWith('data:') ? 'an image in the page' : src;
      return [
        ...(Number(width) > 0 && Number(height) > 0 ? [] : [`${name}: no width and height`]),
        ...(LEAN.test(src) ? [] : [`${name}: expected svg, webp or avif`]),
        ...(src.startsWith('data:') || isLogo(src) || loading === 'lazy'
          ? []
          : [`${name}: loading is not lazy`]),
      ];
    });
}

test('all images have a size, load lazily and use efficient formats', () => {
  const pages = filesEndingIn('.html');
  const found = pages.flatMap((page) =>
    faults(readFileSync(join(build, page), 'utf8')).map((fault) => `${page}: ${fault}`),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
});

test.each([
  ['<img src=/a.svg loading=lazy>', ['/a.svg: no width and height']],
  ['<img src=/a.png width=1 height=1 loading=lazy>', ['/a.png: expected svg, webp or avif']],
  ['<img src=/a.webp width=1 height=1>', ['/a.webp: loading is not lazy']],
  ['<img src=/a.webp width=1 height=1 loading=lazy>', []],
  ['<img src="data:image/svg+xml,x">', ['an image in the page: no width and height']],
])('%s', (html, expected) => expect(faults(html)).toEqual(expected));
