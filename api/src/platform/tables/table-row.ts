/** A format as it was recognised; null where it has no encoding or delimiter. */
export interface TableFormat {
  readonly kind: 'CSV' | 'XLSX' | 'NDJSON';
  /** For people, such as Windows-1252. */
  readonly encoding: string | null;
  /** For people, such as semicolon. */
  readonly delimiter: string | null;
}

/** A row as it stands in a file. */
export interface RawRow {
  /** The line it ends on, counted from 1 as spreadsheets do. */
  readonly line: number;
  readonly cells: readonly string[];
}
