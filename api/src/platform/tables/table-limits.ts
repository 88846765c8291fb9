const MEGABYTE = 1024 * 1024;

/** The largest table that the shop reads: four products for each one it sells, with every column. */
export const TABLE_LIMITS = {
  rows: 200_000,
  columns: 200,
  /** The characters of a cell. */
  cell: 20_000,
  bytes: 64 * MEGABYTE,
  /** A workbook is packed about ten times. */
  workbookBytes: 20 * MEGABYTE,
  unpackedBytes: 400 * MEGABYTE,
} as const;

/** A number of bytes for people. */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;
