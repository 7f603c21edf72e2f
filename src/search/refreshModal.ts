import {typeInto} from './typeInto.ts';

/** How many frames the new results may take to be drawn, about a second. */
const PATIENCE = 60;

const frame = () => new Promise(requestAnimationFrame);

const hits = () => Array.from(document.querySelectorAll<HTMLElement>('.DocSearch-Hit'));

const addressOf = (hit: Element | undefined) => hit?.querySelector('a')?.dataset.url;

const selected = () => hits().findIndex((hit) => hit.getAttribute('aria-selected') === 'true');

/**
 * Asks the open search dialog to ask again, because a better index has arrived. DocSearch has no call
 * for that, so its field is typed into. The reader's selection is kept: the same result is selected
 * again, by the arrow key, wherever it stands now.
 */
export async function refreshModal(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input?.value) return;
  const query = input.value;
  const chosen = selected() > 0 ? addressOf(hits()[selected()]) : undefined;
  const before = document.querySelector('.DocSearch-Dropdown')?.innerHTML;
  typeInto(input, `${query} `);
  typeInto(input, query);
  if (!chosen) return;
  for (let waited = 0; waited < PATIENCE; waited++) {
    await frame();
    if (document.querySelector('.DocSearch-Dropdown')?.innerHTML !== before) break;
  }
  const target = hits().findIndex((hit) => addressOf(hit) === chosen);
  for (let steps = target - selected(); steps > 0; steps--) {
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}));
  }
}
