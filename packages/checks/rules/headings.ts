import type {Problem} from '../core/finding.ts';
import {headingsOf, type Heading} from '@portal/content/pages/headings';
import {jsxOf} from '@portal/content/pages/jsx';
import type {Page} from '@portal/content/pages/page';
import {pageRule} from '../core/rule.ts';

const NO_H1 = {
  message: 'a level 1 heading in the body; only the title in the front matter is level 1',
  fix: 'start with ## or remove the heading',
};

function ofLevel(page: Page, heading: Heading, before: number): Problem[] {
  const at = page.at(heading.place);
  const {depth, text} = heading;
  if (depth === 1) return [{...at, ...NO_H1, text}];
  if (depth <= before + 1) return [];
  return [
    {
      ...at,
      message: `heading level ${depth} follows level ${before}, so a level is skipped`,
      fix: `write "${'#'.repeat(before + 1)} ${text}"`,
      text,
    },
  ];
}

function repeated(page: Page, headings: Heading[]): Problem[] {
  const first = new Map<string, Heading>();
  return headings.flatMap((heading) => {
    const key = heading.text.toLowerCase();
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, heading);
      return [];
    }
    return [
      {
        ...page.at(heading.place),
        message: `the heading "${heading.text}" is already on line ${earlier.place.line}`,
        fix: 'name what is special about this section',
        text: heading.text,
      },
    ];
  });
}

function empty(page: Page, headings: Heading[]): Problem[] {
  return headings
    .filter(({text}) => text.trim() === '')
    .map(({place}) => ({
      ...page.at(place),
      message: 'a heading without text',
      fix: 'add text, or remove it',
    }));
}

export const headings = pageRule(
  'headings',
  'Pages have no level 1 headings in the body, no skipped levels, and no repeated or empty headings.',
  (page) => {
    const all = headingsOf(page);
    // A page starts below its title, which is level 1.
    const levels = all.flatMap((heading, index) =>
      ofLevel(page, heading, all[index - 1]?.depth ?? 1),
    );
    const html = jsxOf(page)
      .filter(({name}) => name === 'h1')
      .map((element) => ({...page.at(page.placeOf(element)), ...NO_H1}));
    return [...levels, ...html, ...empty(page, all), ...repeated(page, all)];
  },
);
