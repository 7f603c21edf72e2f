/** Compares the record of published addresses with the built pages. */
import {resolve} from 'node:path';
import {addressOf} from '@portal/content/pages/address';
import {readRecord} from '@portal/content/pages/addresses';
import {anchorMap, redirectModel} from '../../../src/config/redirects.ts';
import {redirectLookup} from '@portal/hosting/redirects/paths';
import {builtPages, htmlOf, routeOf} from '../../builtSite.ts';
import {openProject} from '../../../src/facts.ts';

const recorded = readRecord(openProject(resolve(__dirname, '../../..')));

/** Returns the values of an attribute. They may be unquoted, because the minifier drops quotes. */
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, quoted, bare]) => (quoted ?? bare)!);

/** IDs that React and the theme use internally. There are no links to them. */
const INNER = /^(?:_|theme-)/;

/**
 * Returns the targets of hashes: headings, elements with an ID and tabs, but nothing in diagrams.
 */
const anchorsIn = (html: string) =>
  new Set(
    valuesOf(
      html.replace(/<svg\b.*?<\/svg>/gs, ''),
      /\s(?:id|data-tab)=(?:"([^"]*)"|([^\s>]+))/g,
    ).filter((id) => !INNER.test(id)),
  );

const built = new Map(builtPages.map((page) => [routeOf(page), anchorsIn(htmlOf(page.path))]));
const redirected = redirectLookup(redirectModel.redirects);

/** Whether an address, or its redirect, has a page and a target for its hash. */
function leadsSomewhere(address: string): boolean {
  const {path, hash} = addressOf(address);
  const page = built.get(path);
  if (!page) return redirected(path) !== undefined;
  return hash === undefined || page.has(hash) || anchorMap[address] !== undefined;
}

test('every published address still works', () => {
  expect(recorded.length).toBeGreaterThan(1000);
  expect([...built.values()].flatMap((ids) => [...ids]).length).toBeGreaterThan(1000);
  expect(recorded.filter((address) => !leadsSomewhere(address))).toEqual([]);
});

test('an unknown address does not work', () => {
  expect(leadsSomewhere('/limits/#no-such-heading')).toBe(false);
  expect(leadsSomewhere('/no-such-page/')).toBe(false);
});

test('every built page and every target of a hash is recorded', () => {
  const known = new Set(recorded);
  const addresses = [...built].flatMap(([route, ids]) => [
    route,
    ...[...ids].map((id) => `${route}#${id}`),
  ]);
  expect(addresses.filter((address) => !known.has(address))).toEqual([]);
});

test('every moved anchor is gone from its old page, and its new address exists', () => {
  expect(Object.keys(anchorMap).length).toBeGreaterThan(0);
  for (const [from, to] of Object.entries(anchorMap)) {
    const old = addressOf(from);
    expect([from, built.get(old.path)!.has(old.hash!)]).toEqual([from, false]);
    const {path, hash} = addressOf(to);
    const page = built.get(path)!;
    expect([to, hash === undefined || page.has(hash)]).toEqual([to, true]);
  }
});
