import {guides, jobs, languages} from './guides.ts';
import {guidesThatUse} from './guidesOf.ts';
import {currentVersion, versions} from './versions.ts';

const all = Object.values(guides);

test('every job and every language has a guide', () => {
  for (const job of Object.keys(jobs)) expect(all.some((guide) => guide.job === job)).toBe(true);
  for (const key of Object.keys(languages)) {
    expect(all.some((guide) => (guide.languages as string[]).includes(key))).toBe(true);
  }
});

test('a page knows the guides that use it', () => {
  const {slug, uses} = all[0]!;
  expect(guidesThatUse(currentVersion, uses[0]!)).toContain(slug);
  expect(guidesThatUse(currentVersion, `/guides/${slug}/`)).toEqual([]);
});

test('pages of a version without guides are used by none', () => {
  const {uses} = all[0]!;
  const unknown = {...versions.at(-1)!, id: 'v0', state: 'unmaintained' as const};
  expect(guidesThatUse(unknown, uses[0]!)).toEqual([]);
});
