/** The results of a benchmark: a row for each thing measured, a column for each figure. */
export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

/** Formats the table as Markdown. */
export function toMarkdown({columns, rows}: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, at) => (at === 0 ? '---' : '---:'));
  return `${[line(columns), line(rule), ...rows.map(line)].join('\n')}\n`;
}

/** The median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The given percentile. */
export function percentile(figures: readonly number[], hundredths: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((hundredths / 100) * (sorted.length - 1))]!;
}

/** Formats bytes as KB. */
export const KB = (bytes: number, digits = 1) => (bytes / 1024).toFixed(digits);
