import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {guides, jobs, languages, tracks} from '../../../facts/guides.ts';
import {guideData} from './data.ts';

const doc = (slug: string, thumbnail?: string) =>
  ({
    slug,
    title: `Title of ${slug}`,
    permalink: `/docs${slug}`,
    description: `About ${slug}`,
    frontMatter: {thumbnail},
  }) as unknown as DocMetadata;

const routes = [
  ...Object.values(guides).map(({slug}) => `/guides/${slug}/`),
  ...Object.values(tracks).flatMap((steps) => steps.map(({route}) => route)),
];
const docs = [...new Set(routes)].map((route) => doc(route));

test('a guide has the title and the description of its page', () => {
  const {guides: listed, languages: names} = guideData({docs}, {guides, tracks});
  expect(listed).toHaveLength(Object.keys(guides).length);
  expect(listed.find(({to}) => to === '/docs/guides/approval/')).toMatchObject({
    title: 'Title of /guides/approval/',
    description: 'About /guides/approval/',
    minutes: guides.approval!.minutes,
    job: 'ask',
  });
  expect(names).toBe(languages);
});

test('a track has its pages in order', () => {
  const {build} = guideData({docs}, {guides, tracks}).tracks;
  expect(build!.map(({to}) => to)).toEqual(tracks.build.map(({route}) => `/docs${route}`));
});

test('a route without a page stops the build', () => {
  expect(() => guideData({docs: []}, {guides, tracks})).toThrow(
    'facts/guides.ts: there is no page at /guides/signed-webhook/',
  );
});

test('every job and every language has a guide', () => {
  const all = Object.values(guides);
  for (const job of jobs) expect(all.some((guide) => guide.job === job)).toBe(true);
  for (const key of Object.keys(languages)) {
    expect(all.some((guide) => (guide.languages as string[]).includes(key))).toBe(true);
  }
});

test('a page with a thumbnail has a card', () => {
  const pages = [doc('/delay/', '/img/cards/delay.svg'), doc('/limits/')];
  expect(guideData({docs: pages}).cards).toEqual({
    '/delay/': {
      title: 'Title of /delay/',
      description: 'About /delay/',
      to: '/docs/delay/',
      thumbnail: '/img/cards/delay.svg',
    },
  });
});
