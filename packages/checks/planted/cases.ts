/** The cases in `cases/`: what contributors to other documentation projects wrote, in our own words. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Mistake} from './mistake.ts';
import {aside} from './onPage.ts';

const MARK = '⟦';

const shared = {
  /** The pull request or issue in which somebody repaired it, or another repository with such a page. */
  from: z.string().regex(/^[\w.-]+\/[\w.-]+(?:#\d+)?$/),
  what: z.string(),
  /** The text of a page below its front matter. */
  body: z.string(),
  /** More lines of front matter. */
  keys: z.string().optional(),
};

/** A mistake. In its body or keys, `⟦` marks the place of the finding. */
const mistakeSchema = z.strictObject({
  ...shared,
  rule: z.string(),
  says: z.string(),
  fix: z.string(),
});

/** A page without mistakes. */
const honestSchema = z.strictObject(shared);

const read = <T>(name: string, schema: z.ZodType<T>): T[] =>
  z.array(schema).parse(parse(readFileSync(join(__dirname, `cases/${name}.yaml`), 'utf8')));

/** The marked page, and the place of its mark. */
function pageOf({body, keys}: z.infer<typeof honestSchema>) {
  const text = aside(...body.trimEnd().split('\n'));
  const marked =
    keys === undefined ? text : text.replace('\n---\n\n', `\n${keys.trimEnd()}\n---\n\n`);
  const before = marked.slice(0, Math.max(0, marked.indexOf(MARK))).split('\n');
  return {write: marked.replace(MARK, ''), at: `${before.length}:${before.at(-1)!.length + 1}`};
}

/** Mistakes, each on its own page. */
export const reported: readonly Mistake[] = ['prose', 'links', 'markdown', 'samples']
  .flatMap((name) => read(name, mistakeSchema))
  .map((one, index) => ({
    ...{rule: one.rule, what: one.what, says: one.says, fix: one.fix},
    file: `docs/planted/case-${index}.mdx`,
    ...pageOf(one),
  }));

/** Pages on which nothing may be found. */
export const honest: readonly {what: string; file: string; write: string}[] = read(
  'honest',
  honestSchema,
).map((one, index) => ({
  what: one.what,
  file: `docs/planted/honest-${index}.mdx`,
  write: pageOf(one).write,
}));
