/** A Markdown table as the formatter writes it; every column but the first is aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const padded = (cell: string, at: number): string =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  const line = (cells: readonly string[]): string => `| ${cells.map(padded).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A figure with as many digits as it deserves. */
export const figure = (value: number): string =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB');

export const visitorsOf = (count: number): string => (count === 1 ? '1 visitor' : `${count} visitors`);
