import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

/** Matches a descendant of an element that's selected by a part of its class. */
const BELOW_PART = /\[class[^\]]*\][^\s,{]*(\s*>\s*|\s+)[^\s,{)+~]/;

const selectors = (source: string) =>
  Array.from(source.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g), ([, one]) =>
    one!.trim(),
  );

test('the pattern matches only such rules', () => {
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
 * Every page has its own class on the root element. If a rule styles descendants of an element by a
 * part of its class, changing that class makes the browser recalculate the whole page's styles.
 */
test('no rule styles descendants of an element by a part of its class', () => {
  const below = globSync('**/*.css', {cwd: join(__dirname, '..'), absolute: true}).flatMap((file) =>
    selectors(readFileSync(file, 'utf8')).filter((one) =>
      BELOW_PART.test(one.replaceAll(':not([class])', '')),
    ),
  );
  expect(below).toEqual([]);
});
