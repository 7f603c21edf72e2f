/** axe in the page itself: put there once, asked as often as needed, and only findings come back. */
import type {Page} from '@playwright/test';
import axe, {type ElementContext, type RunOptions} from 'axe-core';
import {expect} from './fixtures.ts';

/** What depends on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe is to look at. */
export interface Look {
  /** A selector; the whole page unless said. */
  include?: string;
  exclude?: string;
  /** Those of colors, those of everything else, or all of them. */
  rules?: 'colors' | 'others';
  /** Of elements that get their colors from equal styles, the first: where geometry was looked at. */
  isOfEachStyle?: boolean;
}

/** What the page needs to know of a look. */
interface Task extends Look {
  options: RunOptions;
}

/**
 * Runs in the page.
 *
 * @returns the findings, each with the figures that it was judged by
 */
async function lookAround({include, exclude, isOfEachStyle, options}: Task): Promise<string[]> {
  const styles = new Map<Element, string>();
  const paint = (element: Element): string => {
    const style = getComputedStyle(element);
    const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter];
    return [...own, style.mixBlendMode, style.position].join();
  };
  /** What is painted below the text of an element, from the root on. */
  const below = (element: Element | null): string => {
    if (!element) return '';
    const known = styles.get(element);
    if (known !== undefined) return known;
    const [own, above] = [paint(element), below(element.parentElement)];
    const all = above.endsWith(`|${own}`) ? above : `${above}|${own}`;
    styles.set(element, all);
    return all;
  };
  const text = (element: Element): string => {
    const style = getComputedStyle(element);
    const letters = [style.color, style.fontSize, style.fontWeight, style.textShadow];
    return [element.tagName, element.className, ...letters, style.textDecorationLine].join();
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );

  const roots = [...document.querySelectorAll(include ?? 'html')];
  const looks = new Map<string, Element>();
  if (isOfEachStyle) {
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      if (!hasText(element) || (exclude !== undefined && element.closest(exclude))) continue;
      const parent = element.parentElement;
      const key = `${text(element)} in ${parent ? text(parent) : ''} on ${below(element)}`;
      if (!looks.has(key)) looks.set(key, element);
    }
  }
  const context: ElementContext = {
    include: isOfEachStyle ? [...looks.values()] : roots,
    ...(exclude !== undefined && {exclude: [exclude]}),
  };
  const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(context, options);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

/** What axe finds on a page as it is now. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {resultTypes: ['violations']};
  if (look.rules === 'colors') options.runOnly = {type: 'rule', values: colorRules};
  if (look.rules === 'others') {
    options.rules = Object.fromEntries(colorRules.map((rule) => [rule, {enabled: false}]));
  }
  return page.evaluate(lookAround, {...look, options});
}

/**
 * Expects that axe finds nothing once the page has come to rest: a look in the middle of a repaint
 * sees colors that no reader sees, so a finding counts when it stays.
 */
export async function expectNoViolations(page: Page, look: Look, about: string): Promise<void> {
  // The longest page takes axe half a minute on a busy machine.
  await expect.poll(() => violations(page, look), {message: about, timeout: 100_000}).toEqual([]);
}
