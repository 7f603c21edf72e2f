/** The cases in `cases/`: mistakes to plant in a copy of the project, and pages without mistakes. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {factsOfFile} from '../../../src/facts.ts';
import {resolveTokens} from '@portal/content/facts/tokens';

/** Marks the place of a finding. Without a mark, it's the start of the file. */
const MARK = '⟦';

/** The pull request or issue in which somebody repaired it, or a repository with such a page. */
const from = z.string().regex(/^[\w.-]+\/[\w.-]+(?:#\d+)?$/);

const shared = {
  rule: z.string(),
  what: z.string(),
  /** Parts of the message and of the fix. */
  says: z.string(),
  fix: z.string(),
  from: from.optional(),
  /** Another place where the mistake is reported, such as a page with the same title. */
  also: z.string().optional(),
};

/** A new page: its text below the front matter, and lines of front matter. */
const newPage = z.strictObject({
  ...shared,
  file: z.string().optional(),
  body: z.string(),
  keys: z.string().optional(),
});

const newFile = z.strictObject({...shared, file: z.string(), text: z.string()});

/** A change of an existing file: replaces the first occurrence of a text. */
const change = z.strictObject({...shared, file: z.string(), find: z.string(), put: z.string()});

const mistakeSchema = z.union([newPage, newFile, change]);
const honestSchema = z.strictObject({from, what: z.string(), body: z.string()});

/** A mistake, and what `npm run check` must report for it. */
export interface PlantedMistake extends Pick<
  z.infer<typeof newFile>,
  keyof typeof shared | 'file'
> {
  /** Returns the text of the file with the mistake, and the index of the finding. */
  write: (before: string) => {text: string; at: number};
  /** The text of the page, if it's a new one. */
  body?: string;
}

const read = <T>(name: string, schema: z.ZodType<T>): T[] =>
  z.array(schema).parse(parse(readFileSync(join(__dirname, `cases/${name}.yaml`), 'utf8')));

/** Replaces ⟪…⟫ by the values of facts, and joins what ¦ divides. */
const writtenOut = (text: string, file: string) =>
  text
    .replace(/⟪(.+?)⟫/g, (_, path) => resolveTokens(`{{${path}}}`, factsOfFile(file), file))
    .replaceAll('¦', '');

/** A page that needs no sidebar, with its own title and description. Its body starts on line 7. */
function pageOf(body: string, keys: string, id: string): string {
  const front = [
    `title: Queue number ${id}`,
    `short_description: How events of queue ${id} wait for a worker, and for how long.`,
    'sidebar: false',
  ].filter((line) => !keys.includes(line.slice(0, line.indexOf(' '))));
  return ['---', ...front, ...(keys ? [keys] : []), '---', '', body.trimEnd(), ''].join('\n');
}

/** Returns the text of a row with its mark, from the text of its file in the original. */
function marked(row: z.infer<typeof mistakeSchema>, id: string, before: string): string {
  if ('text' in row) return row.text;
  if ('body' in row) return pageOf(row.body, row.keys ?? '', id);
  if (!before.includes(row.find)) throw new Error(`${row.file} has no "${row.find}" to replace`);
  return before.replace(row.find, () => row.put);
}

const names = ['files', 'facts', 'places', 'prose', 'links', 'markdown', 'samples'];

export const mistakes: readonly PlantedMistake[] = names.flatMap((name) =>
  read(name, mistakeSchema).map((row, index): PlantedMistake => {
    const id = `${name}-${index + 1}`;
    const file = row.file ?? `docs/planted/${id}.mdx`;
    const {rule, what, from: source, also} = row;
    return {
      ...{rule, what, file, from: source, also},
      says: writtenOut(row.says, file),
      fix: writtenOut(row.fix, file),
      write(before) {
        const text = writtenOut(marked(row, id, before), file);
        return {text: text.replace(MARK, ''), at: Math.max(0, text.indexOf(MARK))};
      },
      ...('body' in row && {body: writtenOut(row.body, file).replace(MARK, '')}),
    };
  }),
);

/** Pages on which nothing may be found. */
export const honest = read('honest', honestSchema).map(({what, body}, index) => ({
  what,
  file: `docs/planted/honest-${index + 1}.mdx`,
  text: pageOf(body, '', `honest-${index + 1}`),
}));
