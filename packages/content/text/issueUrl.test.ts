import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {parse} from 'yaml';
import {ISSUE_FORMS, issueUrl, LONGEST_ISSUE_URL, LONGEST_TITLE} from './issueUrl.ts';

const templates = resolve(__dirname, '../../../.github/ISSUE_TEMPLATE');

test.each(Object.entries(ISSUE_FORMS))('%s is a form with the fields %j', (file, fields) => {
  const {body} = parse(readFileSync(resolve(templates, file), 'utf8')) as {body: {id?: string}[]};
  expect(body.map(({id}) => id)).toEqual(expect.arrayContaining([...fields]));
});

const remark = (wrong: string) =>
  new URL(
    issueUrl('https://git.example/docs/issues/new', 'page-fault.yml', {
      title: 'Docs: A & B',
      wrong,
    }),
  );

test('names the form and fills in its fields', () => {
  const wrong = 'Helpful: no\n\nIs 5 % + 1 #right?';
  expect(Object.fromEntries(remark(wrong).searchParams)).toEqual({
    template: 'page-fault.yml',
    title: 'Docs: A & B',
    wrong,
  });
});

test.each(['限', 'क', '🙂', '%', '\n', 'e\u0301'])('keeps 1,000 times %j short enough', (sign) => {
  const {href, searchParams} = remark(sign.repeat(1000));
  expect(href.length).toBeLessThanOrEqual(LONGEST_ISSUE_URL);
  const text = searchParams.get('wrong')!;
  expect(text).not.toContain('\uFFFD');
  expect(text.length === sign.length * 1000 || text.endsWith('longer)')).toBe(true);
});

test('a whole log is cut without a thousand tries', () => {
  expect(remark('an error\n'.repeat(200_000)).href.length).toBeGreaterThan(LONGEST_ISSUE_URL - 250);
});

test('a long title is cut too, because GitHub refuses it', () => {
  const long = '限'.repeat(1000);
  const fields = {title: `Missing: ${long}`, looked: `Search: ${long}`};
  const url = new URL(issueUrl('https://git.example/issues/new', 'missing-topic.yml', fields));
  expect(url.href.length).toBeLessThanOrEqual(LONGEST_ISSUE_URL);
  expect([...url.searchParams.get('title')!]).toHaveLength(LONGEST_TITLE);
  expect(url.searchParams.get('looked')).toMatch(/限… \(cut here/);
});
