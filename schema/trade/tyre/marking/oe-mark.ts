/** The approval marks of car makers and the makes that use them. */
export const oeMarkMakes: Readonly<Record<string, readonly string[]>> = {
  '*': ['BMW', 'MINI'],
  AO: ['Audi'],
  J: ['Jaguar'],
  LR: ['Land Rover'],
  MO: ['Mercedes'],
  N0: ['Porsche'],
  T0: ['Tesla'],
  VOL: ['Volvo'],
};

/** Catalogues write BMW's star as an asterisk, because every keyboard has one; the sidewall shows a star. */
export const oeMarkSign = (mark: string): string => (mark === '*' ? '★' : mark);

/** A mark with its make: "BMW ★", "Mercedes MO". */
export function oeMarkName(mark: string): string {
  const make = oeMarkMakes[mark]?.[0];
  return make === undefined ? oeMarkSign(mark) : `${make} ${oeMarkSign(mark)}`;
}

/** A mark as the catalogue writes it: *, MO; undefined if the text can't be one. */
export function readOeMark(text: string): string | undefined {
  const mark = text.trim().toUpperCase().replace('★', '*');
  return /^[A-Z0-9*+]{1,5}$/.test(mark) ? mark : undefined;
}

/** The meaning of a mark in a driver's words: "Approved by BMW and MINI (★)". */
export function oeMarkMeaning(mark: string): string {
  const makes = oeMarkMakes[mark];
  return makes ? `Approved by ${makes.join(' and ')} (${oeMarkSign(mark)})` : `Car maker’s mark ${mark}`;
}
