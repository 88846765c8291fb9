/** A file that isn't a table, with a sentence for the person who made it. */
export class TableFault extends Error {
  override readonly name = 'TableFault';
}
