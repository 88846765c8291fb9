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

/** Catalogues write the star of BMW with a key that every keyboard has; the sidewall shows a star. */
export const oeMarkSign = (mark: string): string => (mark === '*' ? '★' : mark);

/** A mark with the make that it stands for: "BMW ★", "Mercedes MO". */
export function oeMarkName(mark: string): string {
  const make = oeMarkMakes[mark]?.[0];
  return make === undefined ? oeMarkSign(mark) : `${make} ${oeMarkSign(mark)}`;
}

/** A mark as the catalogue writes it: *, MO; undefined for what is none. */
export function readOeMark(text: string): string | undefined {
  const mark = text.trim().toUpperCase().replace('★', '*');
  return /^[A-Z0-9*+]{1,5}$/.test(mark) ? mark : undefined;
}

/** What a mark means, in a driver's words: "Approved by BMW and MINI (★)". */
export function oeMarkMeaning(mark: string): string {
  const makes = oeMarkMakes[mark];
  return makes ? `Approved by ${makes.join(' and ')} (${oeMarkSign(mark)})` : `Car maker’s mark ${mark}`;
}
