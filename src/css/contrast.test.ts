import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The colors in a file, by name. */
function colorsOf(file: string): Record<string, string> {
  const source = readFileSync(join(__dirname, file), 'utf8');
  return Object.fromEntries(
    [...source.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const light = colorsOf('tokens.css');
const modes = {light, dark: {...light, ...colorsOf('dark.css')}};

const grounds = ['color-ground', 'color-surface', 'color-raised', 'color-tint', 'color-hover'];
const words = ['color-heading', 'color-text', 'color-muted', 'color-accent', 'color-accent-strong'];
const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
const code = Object.keys(light).filter((name) =>
  /^code-(?!ground|inline|highlight|text)/.test(name),
);

const pairs: [text: string, ground: string, least: number][] = [
  ...words.flatMap((word) =>
    grounds.map((ground) => [word, ground, 4.5] as [string, string, number]),
  ),
  ...kinds.flatMap((kind): [string, string, number][] =>
    [`color-${kind}`, 'color-text', 'color-accent', 'color-accent-strong'].map((word) => [
      word,
      `color-${kind}-tint`,
      4.5,
    ]),
  ),
  ...[...code, 'code-text'].flatMap((token): [string, string, number][] => [
    [token, 'code-ground', 4.5],
    [token, 'code-highlight', 4.5],
  ]),
  ['color-heading', 'code-inline', 4.5],
  ['color-accent', 'code-inline', 4.5],
  ['color-copper', 'color-ground', 4.5],
  ['color-copper', 'color-copper-tint', 4.5],
  ['color-heading', 'color-mark', 4.5],
  ['color-accent', 'color-mark', 4.5],
  ['color-text', 'color-mark', 4.5],
  ['color-control', 'color-ground', 3],
  ['color-control', 'color-surface', 3],
];

describe.each(Object.entries(modes))('%s', (_mode, colors) => {
  test.each(pairs)('%s on %s: %d:1 or more', (text, ground, least) => {
    expect(colors[text]).toBeDefined();
    expect(colors[ground]).toBeDefined();
    expect(contrast(colors[text]!, colors[ground]!)).toBeGreaterThanOrEqual(least);
  });
});

test('the dark mode sets every color that the light mode sets', () => {
  expect(Object.keys(colorsOf('dark.css')).sort()).toEqual(Object.keys(light).sort());
});

test('the contrast function is right for black on white and a failing pair', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#999999', '#ffffff')).toBeLessThan(4.5);
});
