import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** A typeface in one weight. PDFs hold only the letters of it that they use. */
export interface Typeface {
  readonly name: string;
  readonly file: Buffer;
  readonly has: (letter: string) => boolean;
}

function typeface(name: string, path: string): Typeface {
  const file = readFileSync(path);
  // Neither file is a collection, which alone would not be a font.
  const font = create(file) as Font;
  return { name, file, has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
}

/**
 * The typeface of the pages has the letters of most European names. Arimo, which has those of Greek and Cyrillic as
 * well, stands in for the others.
 */
export const TYPEFACES = {
  regular: [
    typeface('regular', require.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf')),
    typeface(
      'regular, more letters',
      require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    ),
  ],
  bold: [
    typeface('bold', require.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf')),
    typeface('bold, more letters', require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
  ],
} as const;

export type Weight = keyof typeof TYPEFACES;

/**
 * A text as it can be printed, in one typeface throughout. A letter that no typeface has becomes a question mark, so
 * that its place is seen; any other sign, such as an emoji, is left out.
 */
export function printable(text: string, weight: Weight): { readonly text: string; readonly name: string } {
  const letters = [...text.normalize('NFC')];
  const [own, other] = TYPEFACES[weight];
  const face = letters.every((letter) => letter === '\n' || own.has(letter)) ? own : other;
  const printed = letters.map((letter) => {
    if (letter === '\n' || face.has(letter)) return letter;
    return /[\p{L}\p{N}]/u.test(letter) ? '?' : '';
  });
  return { text: printed.join(''), name: face.name };
}
