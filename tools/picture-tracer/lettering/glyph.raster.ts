import { ARCHIVO_OUTLINES } from './glyph.outlines.ts';

/** A line of text as coverage, 0 to 1, row by row from the top. */
export interface TextRaster {
  readonly width: number;
  readonly height: number;
  readonly coverage: Float32Array;
}

const UNITS_PER_EM = 1000;
const CAP_HEIGHT_UNITS = 688;
const DESCENT_UNITS = 200;
const TRACKING_UNITS = 40;
const UNKNOWN_GLYPH = '-';

const glyphOf = (character: string) => ARCHIVO_OUTLINES[character] ?? ARCHIVO_OUTLINES[UNKNOWN_GLYPH];

/** A line of text's length per unit of its capitals' height. */
export function textAspect(text: string): number {
  let units = -TRACKING_UNITS;
  for (const character of text) units += (glyphOf(character)?.advance ?? UNITS_PER_EM) + TRACKING_UNITS;
  return units / CAP_HEIGHT_UNITS;
}

/** Adds the signed area right of one edge to the rows it crosses; summing a row from the left then gives coverage. */
function addEdge(
  sums: Float32Array,
  width: number,
  height: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(bottomY)); row += 1) {
    const [from, to] = [Math.max(row, topY), Math.min(row + 1, bottomY)];
    const area = direction * (to - from);
    const x = topX + ((from + to) / 2 - topY) * slope;
    const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
    const share = Math.min(1, Math.max(0, x - column));
    const index = row * width + column;
    sums[index] = (sums[index] ?? 0) + area * (1 - share);
    sums[index + 1] = (sums[index + 1] ?? 0) + area * share;
  }
}

/**
 * Draws a line of text with capitals `capHeight` pixels high, squeezed to `width` pixels; descenders have room below.
 * The outlines are part of the code, so no font needs to be installed.
 */
export function rasterText(text: string, capHeight: number, width: number): TextRaster {
  const scaleY = capHeight / CAP_HEIGHT_UNITS;
  const scaleX = width / (textAspect(text) * CAP_HEIGHT_UNITS);
  const height = Math.ceil(capHeight + DESCENT_UNITS * scaleY) + 1;
  const columns = Math.ceil(width) + 2;
  const sums = new Float32Array(columns * height);
  let penX = 0;
  for (const character of text) {
    const glyph = glyphOf(character);
    for (const contour of glyph?.outline.split('|') ?? []) {
      const numbers = contour.split(' ').map(Number);
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        const next = (index + 2) % numbers.length;
        addEdge(
          sums,
          columns,
          height,
          (penX + (numbers[index] ?? 0)) * scaleX,
          capHeight - (numbers[index + 1] ?? 0) * scaleY,
          (penX + (numbers[next] ?? 0)) * scaleX,
          capHeight - (numbers[next + 1] ?? 0) * scaleY,
        );
      }
    }
    penX += (glyph?.advance ?? UNITS_PER_EM) + TRACKING_UNITS;
  }
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let column = 0; column < columns; column += 1) {
      sum += sums[row * columns + column] ?? 0;
      sums[row * columns + column] = Math.min(1, Math.abs(sum));
    }
  }
  return { width: columns, height, coverage: sums };
}
