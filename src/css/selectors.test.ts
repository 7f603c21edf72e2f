import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

/** Something below an element that is known by a part of its class. */
const BELOW_PART = /\[class[^\]]*\][^\s,{]*(\s*>\s*|\s+)[^\s,{)+~]/;

const selectors = (source: string) =>
  Array.from(source.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g), ([, one]) =>
    one!.trim(),
  );

test('knows such a rule', () => {
  for (const rule of ["[class*='a'] b", ".x > [class^='a']:hover > b", ":not([class*='a'] b)"]) {
    expect(rule).toMatch(BELOW_PART);
  }
  for (const rule of [
    "a [class*='b']",
    "[class*='a'] + b",
    "[class*='a'],\nb",
    ':not([class]) b',
  ]) {
    expect(rule.replace(/:not\(\[class\]\)/, '')).not.toMatch(BELOW_PART);
  }
});

/**
 * Every page has a class of its own on the root element. When a rule styles something below a part
 * of a class, any change there makes the browser work out the whole page's styles a second time.
 */
test('nothing is styled below a part of a class', () => {
  const below = globSync('**/*.css', {cwd: join(__dirname, '..'), absolute: true}).flatMap((file) =>
    selectors(readFileSync(file, 'utf8')).filter((one) =>
      BELOW_PART.test(one.replaceAll(':not([class])', '')),
    ),
  );
  expect(below).toEqual([]);
});
