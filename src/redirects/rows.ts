import type {RedirectGroup} from '../../facts/redirects.ts';

/** The file with a redirect table, so messages can name the line. */
export interface TableOrigin {
  /** The path of the file in the project. */
  file: string;
  /** Its text. Without it, messages name the group and row instead. */
  source?: string;
}

/** A row of the table and where to find it. */
export interface PlacedRow {
  from: string;
  to: string;
  /** `facts/redirects.ts:27`, or the numbers of the group and row if the text is unknown. */
  place: string;
}

/** The lines of a file where a row with this source starts, in order. */
function linesWith(source: string, from: string): number[] {
  const opens = [`from: '${from}'`, `from: "${from}"`];
  return source
    .split('\n')
    .flatMap((line, index) => (opens.some((open) => line.includes(open)) ? [index + 1] : []));
}

/**
 * Flattens a redirect table into rows with their places.
 *
 * @param groups - the table, as in `facts/redirects.ts`
 * @param origin - the file with the table
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
