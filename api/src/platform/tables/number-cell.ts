const WITH_COMMA = /^-?[£€]?\s*(?:\d+|\d{1,3}(?:[.\s]\d{3})+),\d{1,2}\s*[£€]?$/;
const WITH_POINT = /^-?[£€]?\s*(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2}\s*[£€]?$/;

/** Finds out from cells whether their numbers have a decimal comma. */
export class DecimalCommas {
  #commas = 0;
  #points = 0;

  note(cell: string): void {
    if (WITH_COMMA.test(cell)) this.#commas += 1;
    else if (WITH_POINT.test(cell)) this.#points += 1;
  }

  /** False too if some have a decimal point: then the cells with commas can't be taken. */
  get found(): boolean {
    return this.#commas > 0 && this.#points === 0;
  }
}

/** A number's text with a decimal point and nothing between thousands. */
export const withPoint = (cell: string, decimalComma: boolean): string =>
  decimalComma ? cell.replaceAll(/[.\s]/g, '').replace(',', '.') : cell.replaceAll(/[\s,](?=\d{3})/g, '');
