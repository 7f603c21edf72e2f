import type AxeBuilder from '@axe-core/playwright';
import {expect} from './fixtures.ts';

/** What depends on the color mode. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, each with the figures that it judged by. Legacy mode looks at one document and
 * opens no second tab for frames, of which the portal has none: half the time.
 */
export async function violations(builder: AxeBuilder): Promise<string[]> {
  const results = await builder.setLegacyMode().analyze();
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

/**
 * Expects that axe finds nothing once the page has come to rest: a look in the middle of a repaint
 * sees colors that no reader sees, so a finding counts when it stays.
 */
export async function expectNoViolations(builder: () => AxeBuilder, about: string): Promise<void> {
  // The longest page takes axe half a minute on a busy machine.
  await expect.poll(() => violations(builder()), {message: about, timeout: 100_000}).toEqual([]);
}
