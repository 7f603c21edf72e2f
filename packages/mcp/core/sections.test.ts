import {sectionsOf} from './sections.ts';

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
  const [http, bodies, plain, flow, again, ...others] = sectionsOf(page);
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
