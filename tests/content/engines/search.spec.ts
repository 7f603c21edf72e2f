import {expect, test} from '../../engines/fixtures.ts';
import {eventually, type Reader} from '../../engines/reader.ts';

const DIALOG = 'dialog[aria-label=Search]';

const field = (reader: Reader) =>
  reader.evaluate(
    (dialog) => document.querySelector<HTMLInputElement>(`${dialog} input`)?.value,
    DIALOG,
  );

/** The path of the selected result. */
const chosen = (reader: Reader) =>
  reader.evaluate((dialog) => {
    const result = document.querySelector<HTMLAnchorElement>(
      `${dialog} [role=option][aria-selected=true]`,
    );
    return result && result.pathname + result.hash;
  }, DIALOG);

const status = (reader: Reader) =>
  reader.evaluate(
    (dialog) => document.querySelector(`${dialog} [role=status]`)?.textContent,
    DIALOG,
  );

test('search by keyboard: Ctrl+K, words, the arrow keys and Enter open a result', async ({
  reader,
}) => {
  await reader.open('/limits/');
  await reader.press('Control+k');
  await reader.type('cold start');
  await eventually(() => field(reader)).toBe('cold start');
  await eventually(() => reader.isVisible(`${DIALOG} [role=option]`)).toBe(true);
  // The full index may still change the results.
  await eventually(() => status(reader)).toMatch(/\d/);
  await reader.press('ArrowDown');
  await eventually(() => chosen(reader)).toBeTruthy();
  const first = await chosen(reader);
  // The results of the last letter may come after those of the letters before it, without a selection.
  await eventually(async () => {
    await reader.press('ArrowDown');
    return chosen(reader);
  }).not.toBe(first);
  const second = (await chosen(reader))!;
  await reader.press('Enter');
  await eventually(() => reader.path()).toBe(second.replace('/docs', ''));
  await eventually(() => reader.isVisible(DIALOG)).toBe(false);
});

test('letters typed right after Ctrl+K are kept, and Escape returns to the page', async ({
  reader,
}) => {
  await reader.open('/limits/');
  await reader.press('Control+k');
  await reader.type('memory');
  await eventually(() => field(reader)).toBe('memory');
  await reader.press('Escape');
  await eventually(() => reader.isVisible(DIALOG)).toBe(false);
  expect(await reader.path()).toBe('/limits/');
});

test('screen readers hear how many results there are, or that there are none', async ({reader}) => {
  await reader.open('/limits/');
  await reader.press('Control+k');
  await reader.type('webhook');
  await eventually(() => status(reader)).toMatch(/^\d+ results?/);
  await reader.press('ArrowDown');
  const related = () =>
    reader.evaluate((dialog) => {
      const input = document.querySelector(`${dialog} [role=combobox]`)!;
      const named = (name: string) => document.getElementById(input.getAttribute(name) ?? '');
      return [
        named('aria-controls')?.getAttribute('role'),
        named('aria-activedescendant')?.getAttribute('aria-selected'),
      ];
    }, DIALOG);
  await eventually(related).toEqual(['listbox', 'true']);
  await reader.type('xqzjk');
  await eventually(() => status(reader)).toMatch(/^No results/);
});
