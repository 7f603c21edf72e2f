import {display} from '@portal/content/facts';
import {limits} from '@portal/content/testing/siteFacts';
import {describeRule, findingsOf} from '../testing/describeRule.ts';
import {clear, page, plant} from '@portal/content/testing/plant';
import {runChecks} from '../core/run.ts';
import {linkForm} from './link-form.ts';
import {links} from './links.ts';
import {applyEdits} from '@portal/content/pages/edits';

/** As in the ID of a heading. */
const httpPayload = display(limits.httpPayload!).toLowerCase();

const target = page(
  '## Large payloads',
  '',
  '## Up to {{limits.httpPayload}}',
  '',
  '## A long name {/* #short */}',
  '',
  '<div id="row-1">Row</div>',
);

/** A page with links, and pages to link to, including one of v1. */
const linking = (...body: string[]) => ({
  'docs/a.mdx': page(...body),
  'docs/limits.mdx': target,
  'docs/api/index.mdx': page('## Keys'),
  'docs/axios.mdx': page('Text').replace('---\n\n', 'slug: /{{product.slug}}-axios/\n---\n\n'),
  'versioned_docs/version-v1/notebook.mdx': page('## Cells'),
  'static/files/a.zip': '',
});

const known = {
  movedAnchors: [{from: '/limits/#size', to: '/api/#keys'}],
  redirects: [{reason: 'Old names.', rows: [{from: '/cron', to: '/limits/'}]}],
};

const mistake = (link: string, says: string, fix: string) => ({
  files: linking('First.', '', `Then [text](${link}).`),
  at: 'docs/a.mdx:8:6',
  says,
  fix,
});

describeRule(links, {
  known,
  clean: linking(
    `[a](/limits/#large-payloads) [b](/limits/#up-to-${httpPayload}) [c](/limits/#short) [d](#own)`,
    '[f](/api/?x=1#keys) [h](https://example.com/x) [i](mailto:a@b.example)',
    '[j](/v1/notebook/#cells) [k](/files/a.zip) [l](/{{product.slug}}-axios/) [m](/limits/#row-1)',
    '[o](/limits/?share=50%25)',
    '[p](limits#short) [q](./limits.mdx) [r](/api) [s](/docs/limits)',
    '[n]({{product.url}}/settings) [![A queue](/img/a.svg)](/limits/)',
    '',
    '## Own',
    '',
    '<Card to="/limits/" />',
  ),
  mistakes: {
    'a percent sign that encodes nothing': mistake(
      '/limits/?share=50%',
      'its % does not encode a character',
      'write %25',
    ),
    'half of a character in a link to a section': mistake('#caf%C3', 'its %', 'write %25'),
    'a percent sign in a link to another site': mistake('https://example.com/%zz', 'its %', '%25'),
    'a percent sign in a component': {
      files: linking('<Card to="/limits/#%" />'),
      at: 'docs/a.mdx:6:1',
      says: 'link to /limits/#%: its %',
      fix: 'write %25',
    },
    'a link without text': {
      files: linking('First.', '', 'Then [](/limits/).'),
      at: 'docs/a.mdx:8:6',
      says: 'link to /limits/: it has no text',
      fix: 'between the square brackets',
    },
    'an anchor that does not exist': mistake(
      '/limits/#large-payload',
      'no heading with the ID "large-payload"',
      '/limits/#large-payloads',
    ),
    'an anchor that has moved': mistake('/limits/#size', 'has moved', 'write /api/#keys'),
    'an anchor of v1 that does not exist': mistake('/v1/notebook/#cell', 'no heading', '#cells'),
    'a heading that a relative link leads to': mistake(
      './limits#long',
      'no heading',
      'write one of',
    ),
    'a heading in a file': mistake('limits.mdx#long', 'no heading', 'write one of'),
    'a legacy path': mistake('/cron/', 'legacy path', 'write /limits/'),
    'a URL of the published site': mistake(
      '{{product.docsUrl}}/limits/',
      'is on this site',
      'write /limits/',
    ),
    'a link of a component': {
      files: linking('Text', '', '<Card to="/nowhere/" />'),
      at: 'docs/a.mdx:8:1',
      says: 'there is no page at /nowhere/',
      fix: 'correct the path',
    },
  },
});

afterAll(clear);

describeRule(linkForm, {
  known,
  clean: linking('[a](/limits/#short) [b](#own) [c](https://example.com/x) [d](/nowhere)'),
  mistakes: {
    'a path without its slash': mistake('/api', 'not the exact path', 'write /api/'),
    'a relative path': mistake('./limits.mdx#short', 'from the root', 'write /limits/#short'),
  },
});

test.each([
  ['[text](/docs/limits/#short)', '[text](/limits/#short)'],
  ['[text](limits.mdx#short)', '[text](/limits/#short)'],
  ['[text](/limits#short)', '[text](/limits/#short)'],
  [
    '<Card title="/limits#short" to="/limits#short" />',
    '<Card title="/limits#short" to="/limits/#short" />',
  ],
])('its edit fixes %s', async (wrong, right) => {
  const files = linking(`See {{limits.httpPayload}} and ${wrong}.`);
  const [finding] = await findingsOf(linkForm, files, known);
  const fixed = applyEdits(files['docs/a.mdx'], [finding!.edit!]);
  expect(fixed).toContain(right);
  expect(await findingsOf(linkForm, {...files, 'docs/a.mdx': fixed}, known)).toEqual([]);
});

describe('a run about one page', () => {
  const files = {
    ...linking('[a](/limits/#on-record) [b](/limits/#nowhere) [c](/limits/#size) [d](#on-record)'),
    'data/published-urls.txt': '/a/#on-record\n/limits/#on-record\n/limits/#size\n',
  };

  test('leaves published headings to the rule `addresses`', async () => {
    const project = plant(files, known);
    const {findings} = await runChecks({project, rules: [links], pages: ['docs/a.mdx']});
    expect(findings.map(({text}) => text)).toEqual(['/limits/#nowhere', '/limits/#size']);
    expect(await findingsOf(links, files, known)).toEqual(findings);
  });
});
