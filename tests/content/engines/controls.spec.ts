import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {prefixOf} from '@portal/content/facts';
import {frozenVersions} from '../../../src/facts.ts';
import {expect, test} from '../../engines/fixtures.ts';
import {eventually, type Reader} from '../../engines/reader.ts';

/** Pastes what's on the clipboard into a field. */
async function pasted(reader: Reader): Promise<string> {
  await reader.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.getElementById(field.id)?.remove();
    document.body.prepend(field);
    field.focus();
  });
  await reader.press('Control+v');
  return reader.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')!.value);
}

const copyMenu = '[data-page-tools] details.dropdown';

async function copyAsMarkdown(reader: Reader, path: string, isReady = () => true): Promise<void> {
  await reader.open(path);
  await reader.click(`${copyMenu} summary`);
  await eventually(() => reader.evaluate(isReady)).toBe(true);
  await reader.click(`${copyMenu} button`, 'Copy as Markdown');
}

const isOpen = (reader: Reader, menu: string) =>
  reader.evaluate((name) => document.querySelector<HTMLDetailsElement>(name)!.open, menu);

/** The selected tab of the first set. */
const selectedTab = (reader: Reader) =>
  reader.evaluate(() => document.querySelector('[role=tab][aria-selected=true]')!.textContent);

test('a code block can be copied', async ({reader}) => {
  await reader.open('/workflows/built-in-functions/');
  await reader.click('.theme-code-block pre');
  await reader.click('.theme-code-block button[title=Copy]');
  await eventually(() => pasted(reader)).toMatch(/^export default defineComponent\(\{\n[^]*\}\);$/);
});

test('a page can be copied as Markdown, also if the network is slow', async ({reader}) => {
  const twin = readFileSync(join(__dirname, '../../../build/docs/limits/index.md'), 'utf8');
  const release = reader.host.hold('/limits/index.md');
  await copyAsMarkdown(reader, '/limits/');
  release();
  await eventually(async () => (await pasted(reader)) === twin).toBe(true);
});

test('a page can be copied as Markdown without a clipboard API, as on plain HTTP', async ({
  reader,
}) => {
  const twin = readFileSync(join(__dirname, '../../../build/docs/pricing/index.md'), 'utf8');
  reader.host.prepare(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
  });
  await copyAsMarkdown(reader, '/pricing/', () =>
    performance.getEntriesByType('resource').some(({name}) => name.endsWith('/index.md')),
  );
  await eventually(async () => (await pasted(reader)) === twin).toBe(true);
});

test('copying a page whose Markdown is missing says that it failed', async ({reader}) => {
  reader.host.lose('/limits/index.md');
  await copyAsMarkdown(reader, '/limits/');
  await eventually(() =>
    reader.evaluate((menu) => document.querySelector(`${menu} summary`)!.textContent, copyMenu),
  ).toBe('Copy failed');
});

test('a menu opens and closes by keyboard, and a click elsewhere closes it', async ({reader}) => {
  await reader.open('/limits/');
  await reader.focus(`${copyMenu} summary`);
  await reader.press('Enter');
  await eventually(() => isOpen(reader, copyMenu)).toBe(true);
  await reader.press('ArrowDown');
  expect(await reader.isFocused(`${copyMenu} button`)).toBe(true);
  await reader.press('End');
  expect(await reader.isFocused(`${copyMenu} a`)).toBe(true);
  await reader.press('Escape');
  expect(await isOpen(reader, copyMenu)).toBe(false);
  expect(await reader.isFocused(`${copyMenu} summary`)).toBe(true);
  await reader.click(`${copyMenu} summary`);
  await eventually(() => isOpen(reader, copyMenu)).toBe(true);
  await reader.click('h1');
  await eventually(() => isOpen(reader, copyMenu)).toBe(false);
});

test('the version menu leads to the same page of another version and back', async ({reader}) => {
  const [older] = frozenVersions;
  await reader.open('/limits/');
  await reader.click('.navbar summary', 'Docs version');
  await reader.click('.navbar .dropdown__link', older!.label);
  await eventually(() => reader.path()).toBe(`${prefixOf(older!)}/limits/`);
  await eventually(() => reader.heading()).toContain('Limits');
  await reader.back();
  await eventually(() => reader.path()).toBe('/limits/');
});

test('tabs are selected by keyboard, and remembered on other pages and after a reload', async ({
  reader,
}) => {
  await reader.open('/code/');
  const first = await selectedTab(reader);
  await reader.focus('[role=tab][aria-selected=true]');
  await reader.press('ArrowRight');
  await reader.press('Enter');
  await eventually(() => selectedTab(reader)).not.toBe(first);
  const second = await selectedTab(reader);
  await reader.browser.reload();
  expect(await selectedTab(reader)).toBe(second);
  await reader.hydrated();
  expect(await selectedTab(reader)).toBe(second);
});

test('on a phone, the drawer opens, leads to a page, and Escape closes it', async ({reader}) => {
  await reader.browser.resize(390, 844);
  await reader.open('/limits/');
  await reader.click('.navbar__toggle');
  await eventually(() => reader.isVisible('.navbar-sidebar')).toBe(true);
  await reader.press('Escape');
  await eventually(() => reader.isVisible('.navbar-sidebar')).toBe(false);
  expect(await reader.isFocused('.navbar__toggle')).toBe(true);
  await reader.click('.navbar__toggle');
  await reader.click('.navbar-sidebar a', 'Workflows');
  await eventually(() => reader.heading()).not.toBe('Limits');
  await eventually(() => reader.isVisible('.navbar-sidebar')).toBe(false);
});
