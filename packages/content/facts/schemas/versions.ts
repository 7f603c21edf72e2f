import * as z from 'zod';
import {route} from './shared.ts';

/** The format of version IDs: `v3`, `v3.1`. Commands refuse others. */
export const versionName = /^v\d+(\.\d+)*$/;

/** The runtimes for samples, described in `packages/samples/README.md`. */
export const runtimes = ['component', 'legacy'] as const;
export type Runtime = (typeof runtimes)[number];

/** The names of folders and URLs: those of `versions.json` in any Docusaurus site, such as `2.1`. */
const folder = /^[A-Za-z0-9][\w.-]*$/;

const common = {
  id: z
    .string()
    .regex(folder, 'must be a version such as v3')
    .describe('The name in commands, front matter, folders and versions.json.'),
  label: z.string().min(1).exactOptional().describe('The name that readers see, if not the ID.'),
  badge: z.string().min(1).exactOptional().describe('A badge after the label in the menu.'),
  runtime: z.enum(runtimes).exactOptional().describe('The runtime of its samples: component.'),
  searched: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether its pages are included in search. By default, those of the current version.',
    ),
  indexed: z
    .boolean()
    .exactOptional()
    .describe('Whether search engines may list its pages. By default, they may.'),
};

const current = z.strictObject({
  ...common,
  path: z
    .literal('', 'must be empty: the current version has no folder')
    .exactOptional()
    .describe('The URL folder, without slashes. Only the current version has none.'),
  state: z.literal('current', 'must be current for the first row'),
});

const others = z.strictObject({
  ...common,
  path: z
    .string()
    .regex(folder, 'must be a folder such as v3')
    .exactOptional()
    .describe('The URL folder, without slashes, if not the ID.'),
  state: z
    .enum(
      ['unreleased', 'maintained', 'unmaintained'],
      'must be unreleased, maintained or unmaintained',
    )
    .describe(
      'An unmaintained version only gets corrections. If one is unreleased, that is docs/.',
    ),
  banner: z
    .string()
    .regex(/\.$/, 'must end the sentence "This page is about v1, …"')
    .exactOptional()
    .describe('What follows "This page is about v1," at the top of its pages.'),
  migrationGuide: route
    .exactOptional()
    .describe('The page that explains how to migrate to the current version.'),
});

export interface Version {
  id: string;
  label: string;
  badge?: string | undefined;
  path: string;
  state: 'current' | 'unreleased' | 'maintained' | 'unmaintained';
  /** Whether its pages are those in `docs/`, and not a copy in `versioned_docs/`. */
  inDocs: boolean;
  runtime: Runtime;
  searched: boolean;
  indexed: boolean;
  banner?: string | undefined;
  migrationGuide?: string | undefined;
}

/** `versions.json`, which Docusaurus reads: the versions that were cut, newest first. */
export const versionListSchema = z.array(z.string().regex(folder, 'must be a version such as 2.1'));

/** First the current version, then the others, newest first. */
export const versionsSchema = z.tuple([current], others).check(({value: rows, issues}) => {
  for (const key of ['id', 'label', 'path'] as const) {
    rows.forEach((row, at) => {
      if (row[key] === undefined || rows.findIndex((other) => other[key] === row[key]) === at)
        return;
      const message = 'must not be that of another version';
      issues.push({code: 'custom', path: [at, key], message, input: row[key]});
    });
  }
});

type Row = z.infer<typeof current> | z.infer<typeof others>;

const BANNERS = {
  unreleased: 'which is not released yet.',
  maintained: 'an older version that is still maintained.',
  unmaintained: 'an older version that is no longer maintained.',
};

/** Fills in what a row doesn't say. */
function filled(row: Row, inDocs: boolean): Version {
  const isCurrent = row.state === 'current';
  return {
    ...{label: row.id, path: isCurrent ? '' : row.id, runtime: 'component'},
    ...{searched: isCurrent, indexed: true, inDocs},
    ...(row.state !== 'current' && {banner: BANNERS[row.state]}),
    ...row,
  };
}

/**
 * Returns all versions, first the current one. Those that only `versions.json` has are unmaintained, at
 * their names. Without a table, `docs/` is the current version.
 *
 * @param rows - the table, if there is one
 * @param listed - `versions.json`
 */
export function versionsOf(rows: readonly Row[] | undefined, listed: readonly string[]): Version[] {
  const only: Row =
    listed.length === 0
      ? {id: 'v1', state: 'current'}
      : {id: 'latest', label: 'Latest', state: 'current'};
  const [first = only, ...more] = rows ?? [];
  const unreleased = more.filter(({state}) => state === 'unreleased');
  const isCopy = unreleased.length > 0;
  const known = new Map(more.map((row) => [row.id, row]));
  const names = new Set([...listed, ...known.keys()]);
  for (const {id} of [...unreleased, ...(isCopy ? [first] : [])]) names.delete(id);
  return [
    filled(first, !isCopy),
    ...unreleased.map((row) => filled(row, true)),
    ...Array.from(names, (id) => filled(known.get(id) ?? {id, state: 'unmaintained'}, false)),
  ];
}
