import { CAPITALS } from './capital.outlines.ts';
import { FIGURES } from './figure.outlines.ts';
import type { GlyphOutline } from './glyph.outline.ts';
import { SMALL_LETTERS } from './small-letter.outlines.ts';

/**
 * Outlines of Archivo (weight 740, width 112), flattened to straight segments so that the moulded lettering needs no
 * installed font. Copyright 2020 The Archivo Project Authors, used under the SIL Open Font License 1.1, which is in
 * `archivo.licence.txt` beside this file and covers these tables.
 */
export const ARCHIVO_OUTLINES: Readonly<Record<string, GlyphOutline>> = {
  ...CAPITALS,
  ...SMALL_LETTERS,
  ...FIGURES,
};
