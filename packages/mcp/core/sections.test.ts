import {beginningOf, sectionsOf} from './sections.ts';

const page = `---
title: Limits
---

# Limits

Intro.

## HTTP triggers {#http}

One.

\`\`\`\`bash
# not a heading {#no}
\`\`\`
## nor this {#no}
\`\`\`\`

### Bodies {#sizes}

Two.

### Bodies

## \`$.flow\` \\_id & more

- **Tab: Go**

  ### In a tab
`;

test('a section ends at the next heading of its level or above', () => {
  const found = sectionsOf(page).map(({start, ...section}) => {
    expect(page.startsWith(section.markdown.trimEnd(), start)).toBe(true);
    return section;
  });
  const [http, bodies, plain, flow, again, ...others] = found;
  expect(others).toEqual([]);
  expect(http).toMatchObject({id: 'http', title: 'HTTP triggers'});
  expect(http!.markdown).toMatch(/^## HTTP triggers {#http}\n\nOne\.[^]*nor this[^]*### Bodies\n$/);
  expect(bodies).toEqual({
    id: 'sizes',
    title: 'Bodies',
    markdown: '### Bodies {#sizes}\n\nTwo.\n',
  });
  expect(plain).toEqual({id: 'bodies-1', title: 'Bodies', markdown: '### Bodies\n'});
  expect(flow).toEqual({
    id: 'flow-_id--more',
    title: '`$.flow` _id & more',
    markdown: '## `$.flow` \\_id & more\n\n- **Tab: Go**\n\n  ### In a tab\n',
  });
  expect(again).toEqual({id: 'in-a-tab', title: 'In a tab', markdown: '  ### In a tab\n'});
});

test.each([
  ['at the heading before the limit', [20_000, 10_000, 10_000, 10_000], ['s1', 's2']],
  ['at the first heading if that is beyond the limit', [40_000, 10_000], ['s0']],
  ['not at all if it is short', [10_000, 10_000], []],
  ['not at all without headings', [90_000], []],
])('the beginning of a page ends %s', (_, [intro, ...lengths], ids) => {
  const parts = lengths.map((length, at) => `## S${at}\n\n${'x'.repeat(length)}\n`);
  const text = `${'x'.repeat(intro!)}\n${parts.join('')}`;
  const beginning = beginningOf({markdown: text, start: 0}, sectionsOf(text));
  expect(beginning.match(/(?<=^- )\w+/gm) ?? []).toEqual(ids);
  const left = parts.slice(parts.length - ids.length).join('');
  expect(text.endsWith(left) && beginning.endsWith(text.slice(0, text.length - left.length))).toBe(
    true,
  );
});
