import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

// Neither file is a collection, the only case in which this isn't a font.
const fontAt = (file: string): Font =>
  create(readFileSync(require.resolve(`@expo-google-fonts/archivo/${file}`))) as Font;

/** The typeface of the shop's pages, in the weights used in pictures. */
const FONTS = {
  medium: fontAt('500Medium/Archivo_500Medium.ttf'),
  bold: fontAt('700Bold/Archivo_700Bold.ttf'),
} as const;

export interface Lettering {
  /** The font size in pixels. */
  readonly size: number;
  readonly weight: keyof typeof FONTS;
}

/** Drops characters that the typeface lacks, such as emoji. */
function readable(text: string, font: Font): string {
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
  return letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
}

/** A text's width in pixels. */
export function widthOf(text: string, { size, weight }: Lettering): number {
  const font = FONTS[weight];
  return (font.layout(readable(text, font)).advanceWidth * size) / font.unitsPerEm;
}

/** A line of text as SVG outlines, which look the same on every machine. @param x the left edge. */
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

/** Wraps text into lines of at most `width` pixels, unless a single word is longer. */
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

/** Shortens a line with an ellipsis if it doesn't fit. */
function cut(line: string, lettering: Lettering, width: number): string {
  let kept = line.replace(/…$/, '');
  while (kept && !fits(`${kept}…`, lettering, width)) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** A text on one line, shortened if it doesn't fit. */
export function oneLine(text: string, lettering: Lettering, width: number): string {
  return fits(text, lettering, width) ? text : cut(text, lettering, width);
}

/**
 * Wraps a text at the largest size at which it needs at most the given number of lines; if none fits, it's
 * shortened at the smallest.
 */
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
