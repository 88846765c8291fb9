/**
 * The characters of order numbers in Code 39 (ISO/IEC 16388), which every scanner reads: nine alternating bars and
 * gaps, three of them wide.
 */
const CHARACTERS: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '*': '010010100',
};

/** The width of a wide bar, in narrow bars. The standard allows 2 to 3. */
const WIDE = 2.5;

/** A bar, measured in narrow bars. */
interface Bar {
  x: number;
  width: number;
}

/** Encodes an order number. Returns its bars and their total width; throws on other characters. */
export function code39(text: string): { bars: readonly Bar[]; width: number } {
  const bars: Bar[] = [];
  let x = 0;
  for (const character of `*${text}*`) {
    const elements = CHARACTERS[character];
    if (elements === undefined)
      throw new Error(`Code 39 has no ${character} here: we only encode order numbers.`);
    for (const [index, element] of [...elements].entries()) {
      const width = element === '1' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    // A narrow gap separates the characters.
    x += 1;
  }
  return { bars, width: x - 1 };
}
