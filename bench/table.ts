/** What a bench has measured: a row a thing, a column a figure. */
export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

/** The table as Markdown. */
export function toMarkdown({columns, rows}: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, at) => (at === 0 ? '---' : '---:'));
  return `${[line(columns), line(rule), ...rows.map(line)].join('\n')}\n`;
}

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The figure that so many hundredths of them do not exceed. */
export function percentile(figures: readonly number[], hundredths: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((hundredths / 100) * (sorted.length - 1))]!;
}

/** Bytes in KB. */
export const KB = (bytes: number, digits = 1) => (bytes / 1024).toFixed(digits);
