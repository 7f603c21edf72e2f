/** Runs axe in the page: injects it once, and returns only the findings of each run. */
import type {Page} from '@playwright/test';
import axe, {type ElementContext, type RunOptions} from 'axe-core';
import {expect} from './fixtures.ts';

/** Rules that depend on the color mode, and the elements that they concern. */
const colorRules = {'color-contrast': '*', 'link-in-text-block': 'a[href]'};

/** What axe should check. */
export interface Look {
  /** A selector. Default: the whole page. */
  include?: string;
  exclude?: string;
  /** Only rules about colors. Default: all rules. */
  onlyColors?: boolean;
  /** Whether rules about colors only concern what {@link markUnseen} has marked. */
  onlyUnseen?: boolean;
}

/** Selects what {@link markUnseen} has marked, and what's in it. */
const UNSEEN = ':is([data-unseen], [data-unseen] *)';

/** Runs in the page. Returns the new styles. */
function mark({include, exclude, seen}: {include: string; exclude: string; seen: string[]}) {
  const paints = new Map<Element, string>();
  const paint = (element: Element): string => {
    const style = getComputedStyle(element);
    const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter];
    // The root's classes name the page.
    const classes = element === document.documentElement ? '' : element.className;
    return [classes, ...own, style.mixBlendMode, style.position].join();
  };
  /** Returns the classes and backgrounds of an element and of all that it's in, without repetitions. */
  const below = (element: Element | null): string => {
    if (!element) return '';
    const cached = paints.get(element);
    if (cached !== undefined) return cached;
    const [own, above] = [paint(element), below(element.parentElement)];
    const all = above.endsWith(`|${own}`) ? above : `${above}|${own}`;
    paints.set(element, all);
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

  for (const element of document.querySelectorAll('[data-unseen]')) {
    element.removeAttribute('data-unseen');
  }
  const known = new Set(seen);
  const found: string[] = [];
  for (const element of document.querySelector(include)!.querySelectorAll('*')) {
    // Axe doesn't see hidden text, so it still has to check the same style where it's visible.
    if (!hasText(element) || !element.checkVisibility() || element.closest(exclude)) continue;
    const parent = element.parentElement!;
    const key = `${text(element)} in ${text(parent)} on ${below(element)}`;
    if (known.has(key)) continue;
    known.add(key);
    found.push(key);
    element.toggleAttribute('data-unseen', true);
  }
  return found;
}

/**
 * Marks the first of elements that look the same, for {@link Look.onlyUnseen}. What doesn't differ in
 * color, classes and what's behind it in one color mode doesn't differ in the other.
 *
 * @param seen - the styles that were checked before
 * @returns the new styles, for `seen`
 */
export const markUnseen = (
  page: Page,
  {include = 'html', exclude = 'template'}: Look,
  seen: ReadonlySet<string>,
): Promise<string[]> => page.evaluate(mark, {include, exclude, seen: [...seen]});

/** Runs in the page. */
async function lookAround([{include, exclude}, options, selectors]: [
  Look,
  RunOptions,
  Record<string, string>,
]): Promise<string[]> {
  const page = (window as unknown as {axe: typeof axe}).axe;
  page.configure({rules: Object.entries(selectors).map(([id, selector]) => ({id, selector}))});
  const context: ElementContext = {
    include: [...document.querySelectorAll(include ?? 'html')],
    ...(exclude !== undefined && {exclude: [exclude]}),
  };
  const {violations} = await page.run(context, options);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any}) => {
      // Where among the attributes this one is depends on when the browser writes the others down.
      const own = html.replace(' data-unseen=""', '');
      return `${id}: ${own} ${any[0]?.message ?? ''}`;
    }),
  );
}

/** Returns the findings of axe on the current state of a page. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {resultTypes: ['violations']};
  if (look.onlyColors) options.runOnly = {type: 'rule', values: Object.keys(colorRules)};
  const selectors = Object.fromEntries(
    Object.entries(colorRules).map(([id, all]) => [id, look.onlyUnseen ? `${all}${UNSEEN}` : all]),
  );
  return page.evaluate(lookAround, [look, options, selectors] as Parameters<typeof lookAround>[0]);
}

/**
 * Expects that axe finds nothing. Retries until then, because a check during a repaint sees colors
 * that readers never see.
 */
export async function expectNoViolations(page: Page, look: Look, about: string): Promise<void> {
  // On a busy machine, axe takes 30 seconds for the longest page.
  await expect.poll(() => violations(page, look), {message: about, timeout: 100_000}).toEqual([]);
}
