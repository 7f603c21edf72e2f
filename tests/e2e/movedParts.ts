import type {Page} from '@playwright/test';

/**
 * What would move when a part of the page is completed (`src/css/parts.css`): a part that is laid out
 * by itself keeps the margins of its first and last child, which otherwise meet those of its neighbors.
 *
 * @returns the parts behind which something moves, as their tags
 */
export const movedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > *')];
    for (const part of parts) part.style.contentVisibility = 'visible';
    const whole = parts.map((part) => part.getBoundingClientRect().top);
    for (const part of parts) if (!part.matches('header, ol')) part.style.contain = 'layout';
    const alone = parts.map((part) => part.getBoundingClientRect().top);
    for (const part of parts) part.style.contain = '';
    return parts
      .filter((_, at) => {
        const [here, next] = [at, at + 1].map((one) => (alone[one] ?? 0) - (whole[one] ?? 0));
        return at + 1 < parts.length && Math.abs(next! - here!) > 0.5;
      })
      .map((part) => part.tagName);
  });
