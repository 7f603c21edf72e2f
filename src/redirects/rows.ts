import type {RedirectGroup} from '../../facts/redirects.ts';

/** Where a redirect table was typed, so that a message can name the line. */
export interface TableOrigin {
  /** The file as a contributor would open it. */
  file: string;
  /** Its text; without it, messages name the group and the row instead. */
  source?: string;
}

/** A row of the table and the words that lead a contributor to it. */
export interface PlacedRow {
  from: string;
  to: string;
  /** `facts/redirects.ts:27`, or the row's number where the text is not known. */
  place: string;
}

/** The lines of a file that open a row with this source, in order. */
function linesWith(source: string, from: string): number[] {
  const opens = [`from: '${from}'`, `from: "${from}"`];
  return source
    .split('\n')
    .flatMap((line, index) => (opens.some((open) => line.includes(open)) ? [index + 1] : []));
}

/**
 * Flattens a redirect table into rows that know their place.
 *
 * @param groups - the table as it is typed in `facts/redirects.ts`
 * @param origin - the file it was typed in
 */
export function placedRows(groups: readonly RedirectGroup[], origin: TableOrigin): PlacedRow[] {
  const seen = new Map<string, number>();
  return groups.flatMap((group, groupIndex) =>
    group.rows.map(({from, to}, rowIndex) => {
      const nth = seen.get(from) ?? 0;
      seen.set(from, nth + 1);
      const line = origin.source === undefined ? undefined : linesWith(origin.source, from)[nth];
      const place =
        line === undefined
          ? `${origin.file}, group ${groupIndex + 1}, row ${rowIndex + 1}`
          : `${origin.file}:${line}`;
      return {from, to, place};
    }),
  );
}
