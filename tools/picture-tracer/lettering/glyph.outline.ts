/** A glyph: its advance and its closed contours ("x y x y…", separated by "|"), in thousandths of the em, y upwards. */
export interface GlyphOutline {
  readonly advance: number;
  readonly outline: string;
}
