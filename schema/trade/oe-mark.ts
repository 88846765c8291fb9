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

/** What a mark means, in a driver's words: "Approved by BMW and MINI (*)". */
export function oeMarkMeaning(mark: string): string {
  const makes = oeMarkMakes[mark];
  return makes ? `Approved by ${makes.join(' and ')} (${mark})` : `Car maker’s mark ${mark}`;
}
