import type {RedirectGroup, RedirectRow} from '../../facts/redirects.ts';

/** The file with a redirect table, so that messages can name the line. */
export interface TableOrigin {
  /** The path of the file in the project. */
  file: string;
  /** Its text. Without it, messages only name the file. */
  source?: string;
}

/** A row of the table and where to find it. */
export interface PlacedRow extends RedirectRow {
  /** `facts/redirects.ts:27`, or only the file if code computes the row. */
  place: string;
}

/**
 * Flattens a redirect table into rows with their places.
 *
 * @param groups - the table, as in `facts/redirects.ts`
 */
export function placedRows(
  groups: readonly RedirectGroup[],
  {file, source = ''}: TableOrigin,
): PlacedRow[] {
  const lines = source.split('\n');
  const taken = new Set<number>();
  return groups
    .flatMap(({rows}) => rows)
    .map((row) => {
      const at = lines.findIndex(
        (line, index) => line.includes(`from: '${row.from}'`) && !taken.has(index),
      );
      taken.add(at);
      return {...row, place: at === -1 ? file : `${file}:${at + 1}`};
    });
}
