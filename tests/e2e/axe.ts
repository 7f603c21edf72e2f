/** Runs axe in the page: injects it once, and returns only the findings of each run. */
import type {Page} from '@playwright/test';
import axe, {type ElementContext, type RunOptions} from 'axe-core';
import {expect} from './fixtures.ts';

/** Rules that depend on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe should check. */
export interface Look {
  /** A selector. Default: the whole page. */
  include?: string;
  exclude?: string;
  /** Rules about colors, all others, or by default all rules. */
  rules?: 'colors' | 'others';
  /**
   * Checks only the first of elements with the same styles, if another run checks the geometry.
   * Skips the styles in this set, and adds those without findings to it.
   */
  seen?: Set<string>;
}

/** The arguments of a check in the page. */
interface Task extends Omit<Look, 'seen'> {
  seen?: string[] | undefined;
  options: RunOptions;
}

/** What a check in the page returns. */
interface Seen {
  /** The findings, each with its measurements. */
  findings: string[];
  /** The styles that were checked. */
  styles: string[];
}

/** Runs in the page. */
async function lookAround({include, exclude, seen, options}: Task): Promise<Seen> {
  const styles = new Map<Element, string>();
  const paint = (element: Element): string => {
    const style = getComputedStyle(element);
    const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter];
    return [...own, style.mixBlendMode, style.position].join();
  };
  /** Returns the styles of all backgrounds below an element's text, starting at the root. */
  const below = (element: Element | null): string => {
    if (!element) return '';
    const cached = styles.get(element);
    if (cached !== undefined) return cached;
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
  const known = new Set(seen);
  const looks = new Map<string, Element>();
  if (seen) {
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      if (!hasText(element) || (exclude !== undefined && element.closest(exclude))) continue;
      const parent = element.parentElement;
      const key = `${text(element)} in ${parent ? text(parent) : ''} on ${below(element)}`;
      if (!looks.has(key) && !known.has(key)) looks.set(key, element);
    }
  }
  // axe checks the whole page if there's nothing to include.
  if (seen && looks.size === 0) return {findings: [], styles: []};
  const context: ElementContext = {
    include: seen ? [...looks.values()] : roots,
    ...(exclude !== undefined && {exclude: [exclude]}),
  };
  const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(context, options);
  const findings = violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
  return {findings, styles: [...looks.keys()]};
}

/** Returns the findings of axe on the current state of a page. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {resultTypes: ['violations']};
  if (look.rules === 'colors') options.runOnly = {type: 'rule', values: colorRules};
  if (look.rules === 'others') {
    options.rules = Object.fromEntries(colorRules.map((rule) => [rule, {enabled: false}]));
  }
  const seen = look.seen && [...look.seen];
  const {findings, styles} = await page.evaluate(lookAround, {...look, seen, options});
  if (findings.length === 0) styles.forEach((style) => look.seen?.add(style));
  return findings;
}

/**
 * Expects that axe finds nothing. Retries until then, because a check during a repaint sees colors
 * that readers never see.
 */
export async function expectNoViolations(page: Page, look: Look, about: string): Promise<void> {
  // On a busy machine, axe takes 30 seconds for the longest page.
  await expect.poll(() => violations(page, look), {message: about, timeout: 100_000}).toEqual([]);
}
