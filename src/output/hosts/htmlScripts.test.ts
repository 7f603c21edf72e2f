import {parseHtml} from '../page.ts';
import {pageScripts} from './htmlScripts.ts';

/** `printf 'a()' | openssl dgst -sha256 -binary | base64` */
const A = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

describe('pageScripts', () => {
  const hashes = (html: string) => pageScripts(parseHtml(html)).hashes;

  test('hashes the text of a script as browsers do', () => {
    expect(hashes('<script>a()</script>')).toEqual([A]);
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

  test('recognizes pages of the app and redirect pages', () => {
    expect(pageScripts(parseHtml('<div id=__docusaurus></div>')).kind).toBe('app');
    expect(pageScripts(parseHtml('<p>moved</p>')).kind).toBe('redirect');
  });
});
