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
    const tops = () => parts.map((part) => part.getBoundingClientRect().top);
    for (const part of parts) part.style.contentVisibility = '';
    document.documentElement.toggleAttribute('data-in-parts', true);
    const byThemselves = parts.filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    for (const part of parts) part.style.contentVisibility = 'visible';
    const whole = tops();
    for (const part of byThemselves) part.style.contain = 'layout';
    const moved = tops().map((top, at) => top - whole[at]!);
    for (const part of byThemselves) part.style.contain = '';
    return parts
      .filter((_, at) => at > 0 && Math.abs(moved[at]! - moved[at - 1]!) > 0.5)
      .map((part) => part.previousElementSibling!.tagName);
  });
