import {Page} from '@portal/content/pages/page';
import {withLinks} from './links.ts';

const facts = {product: {slug: 'acme', docsUrl: 'https://acme.example/docs'}};

const source = `---
title: Limits
short_description: What a workflow may use, and what happens when it needs more than that.
---

See [the queue](/limits/#queue "Queue"), [axios](/{{product.slug}}-axios/) and [both
parts](/limits/). [Elsewhere](https://acme.example/limits/), [not a page](/files/a.zip).

<Card title="Limits" to="/limits/" icon="limit">

Inside: [limits](/limits/), and \`[code](/limits/)\`.

</Card>

\`\`\`html
<a href="/limits/">Limits</a> [limits](/limits/)
\`\`\`

[named]: /limits/
`;

test('changes links, definitions and attributes, but not code or other text', () => {
  const page = new Page('docs/limits.mdx', source, facts);
  const asked: string[] = [];
  const written = withLinks(page, (address, typed) => {
    asked.push(address);
    return /^\/(limits|acme-axios)\//.test(address) ? `/v7${typed}` : undefined;
  });
  expect(asked.sort()).toEqual([
    '/acme-axios/',
    '/files/a.zip',
    ...Array.from({length: 4}, () => '/limits/'),
    '/limits/#queue',
    'https://acme.example/limits/',
  ]);
  expect(written).toBe(
    source
      .replace('(/limits/#queue', '(/v7/limits/#queue')
      .replace('(/{{product.slug}}', '(/v7/{{product.slug}}')
      .replace('parts](/limits/)', 'parts](/v7/limits/)')
      .replace('to="/limits/"', 'to="/v7/limits/"')
      .replace('Inside: [limits](/limits/)', 'Inside: [limits](/v7/limits/)')
      .replace('[named]: /limits/', '[named]: /v7/limits/'),
  );
});
