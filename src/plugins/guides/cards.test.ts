import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {cardsOf} from './cards.ts';

const doc = (slug: string, frontMatter: Record<string, unknown>) =>
  ({slug, title: `Title of ${slug}`, permalink: `/docs${slug}`, frontMatter}) as DocMetadata;

const short_description = 'What this page is good for.';
const thumbnail = '/img/cards/delay.svg';

test('a page with a description and a thumbnail has a card', () => {
  const docs = [doc('/delay/', {short_description, thumbnail, sidebar_label: 'Delay'})];
  expect(cardsOf({docs})).toEqual({
    '/delay/': {
      title: 'Title of /delay/',
      description: short_description,
      to: '/docs/delay/',
      thumbnail,
    },
  });
});

test('a page without a thumbnail has no card', () => {
  const docs = [doc('/limits/', {short_description})];
  expect(cardsOf({docs})).toEqual({});
});
