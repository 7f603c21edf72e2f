import {RECORD} from '../core/addresses.ts';
import {Project} from '../core/project.ts';
import {recordAddresses} from '../recordAddresses.ts';
import {describeRule, findingsOf} from '../testing/describeRule.ts';
import {clear, page, plant} from '../testing/plant.ts';
import {addresses} from './addresses.ts';

const record = (...lines: string[]) => `# Addresses\n${lines.join('\n')}\n`;

const pages = {
  'docs/limits.mdx': page('## Queue', '', '## Retries of a step'),
  'docs/axios.mdx': page().replace('title', 'slug: /{{product.slug}}-axios/\ntitle'),
};
const full = [
  '/limits/',
  '/limits/#queue',
  '/limits/#retries-of-a-step',
  '/{{product.slug}}-axios/',
];

const mistake = (lines: string[], at: string, says: string, mend: string) => ({
  files: {...pages, [RECORD]: record(...lines)},
  at,
  says,
  mend,
});

describeRule(addresses, {
  clean: {...pages, [RECORD]: record(...full)},
  mistakes: {
    'a page that is gone, with its headings': mistake(
      [...full, '/limit/', '/limit/#queue'],
      `${RECORD}:6:1`,
      'page /limit/ is gone',
      "add {from: '/limit/', to: '/limits/'} to facts/redirects.ts",
    ),
    'a heading with a new text': mistake(
      [...full.slice(0, 2), '/limits/#retries', '/{{product.slug}}-axios/'],
      'docs/limits.mdx:8:1',
      'heading /limits/#retries is gone',
      '## Retries of a step {/* #retries */}',
    ),
    'a heading that is gone': mistake(
      [...full, '/limits/#throttle'],
      `${RECORD}:6:1`,
      'heading /limits/#throttle is gone',
      '{/* #throttle */} behind its text',
    ),
    'a record that is out of date': mistake(
      [...full.slice(0, 2), full[3]!],
      'docs/limits.mdx:1:1',
      'does not have /limits/#retries-of-a-step',
      'npm run addresses',
    ),
    'no record at all': {
      files: {},
      at: `${RECORD}:1:1`,
      says: 'does not exist',
      mend: 'npm run addresses',
    },
  },
});

afterAll(clear);

test('a page that is redirected may go', async () => {
  const redirects = [{reason: 'It moved.', rows: [{from: '/limit', to: '/limits/'}]}];
  const files = {...pages, [RECORD]: record(...full, '/limit/', '/limit/#queue')};
  expect(await findingsOf(addresses, files, {redirects})).toEqual([]);
});

test('the mend, pasted, turns the check green', async () => {
  const files = {...pages, [RECORD]: record(...full.slice(0, 2), '/limits/#retries', full[3]!)};
  const [finding] = await findingsOf(addresses, files);
  const line = /: (#.*)$/.exec(finding!.mend)![1]!;
  const mended = files['docs/limits.mdx'].replace('## Retries of a step', line);
  expect(await findingsOf(addresses, {...files, 'docs/limits.mdx': mended})).toEqual([]);
});

test('the command records what is new and keeps what was', async () => {
  const project = plant({...pages, [RECORD]: record('/old/')});
  expect(recordAddresses(project)).toBe(4);
  const {text} = new Project(project.root).read(RECORD);
  expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/limits/',
    '/limits/#queue',
    '/limits/#retries-of-a-step',
    '/old/',
    '/{{product.slug}}-axios/',
  ]);
});
