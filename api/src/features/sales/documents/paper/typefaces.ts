import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** A typeface in one weight. PDFs embed only the glyphs that they use. */
export interface Typeface {
  readonly name: string;
  readonly file: Buffer;
  readonly has: (letter: string) => boolean;
}

function typeface(name: string, path: string): Typeface {
  const file = readFileSync(path);
  // `create` returns a font unless the file is a collection, and none of ours is.
  const font = create(file) as Font;
  return { name, file, has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
}

/**
 * Archivo, the website's typeface, covers most European names. Arimo also covers Greek and Cyrillic, and is used for
 * names that Archivo can't print.
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
 * Prepares a text for print in a single typeface. A letter or digit that the typeface lacks becomes a question mark, so
 * that the gap shows; any other character, such as an emoji, is left out.
 * @returns the printable text, and the name of the typeface.
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
