import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

// Neither file is a collection, which alone would not be a font.
const fontAt = (file: string): Font =>
  create(readFileSync(require.resolve(`@expo-google-fonts/archivo/${file}`))) as Font;

/** The typeface of the pages, in the weights that pictures are lettered in. */
const FONTS = {
  medium: fontAt('500Medium/Archivo_500Medium.ttf'),
  bold: fontAt('700Bold/Archivo_700Bold.ttf'),
} as const;

export interface Lettering {
  /** The height of the letters' em in pixels. */
  readonly size: number;
  readonly weight: keyof typeof FONTS;
}

/** Letters that the typeface lacks, such as emoji, are left out. */
function readable(text: string, font: Font): string {
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
  return letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, { size, weight }: Lettering): number {
  const font = FONTS[weight];
  return (font.layout(readable(text, font)).advanceWidth * size) / font.unitsPerEm;
}

/** A line of text as SVG outlines, which look alike on every machine and hold no text. @param x where it begins. */
export function letters(text: string, { size, weight }: Lettering, x: number, baseline: number): string {
  const font = FONTS[weight];
  const { glyphs, positions } = font.layout(readable(text, font));
  const scale = size / font.unitsPerEm;
  let at = x;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, baseline);
    at += xAdvance * scale;
    return outline.toSVG();
  });
  return outlines.join('');
}

/** The text in lines of at most `width` pixels, unless a single word is longer. */
function wrapped(text: string, lettering: Lettering, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const fits = (line: string, lettering: Lettering, width: number): boolean =>
  widthOf(line, lettering) <= width;

/** A line that ends in an ellipsis where it does not fit. */
function cut(line: string, lettering: Lettering, width: number): string {
  let kept = line.replace(/…$/, '');
  while (kept && !fits(`${kept}…`, lettering, width)) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** A text in one line; what does not fit is cut. */
export function oneLine(text: string, lettering: Lettering, width: number): string {
  return fits(text, lettering, width) ? text : cut(text, lettering, width);
}

/** A text in lines, in the largest of some sizes in which it takes at most so many; the smallest cuts it. */
export function fitted(
  text: string,
  weight: Lettering['weight'],
  sizes: readonly [number, ...number[]],
  width: number,
  most: number,
): { readonly lettering: Lettering; readonly lines: string[] } {
  for (const size of sizes) {
    const lettering = { size, weight };
    const lines = wrapped(text, lettering, width);
    if (lines.length <= most && lines.every((line) => fits(line, lettering, width)))
      return { lettering, lines };
  }
  const lettering = { size: Math.min(...sizes), weight };
  const lines = wrapped(text, lettering, width);
  const shown = lines.slice(0, most).map((line) => oneLine(line, lettering, width));
  const last = shown.at(-1);
  if (lines.length > most && last !== undefined) shown[shown.length - 1] = cut(last, lettering, width);
  return { lettering, lines: shown };
}
