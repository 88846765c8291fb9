/** Spreadsheets run cells that begin like a formula; an apostrophe makes them text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell of a CSV file with text from outside (RFC 4180). */
export const csvCell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The text of a cell as it was before {@link csvCell} made it safe. */
export const uncoverCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
