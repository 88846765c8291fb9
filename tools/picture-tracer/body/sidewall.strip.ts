import { rasterText } from '../lettering/glyph.raster.ts';
import { layLettering, type LetteringBlock } from '../lettering/sidewall.lettering.ts';
import { levelMap, type HeightMap } from '../portrait/height.map.ts';
import type { Lettering } from '../portrait/tyre.portrait.ts';
import type { ProfileOutline } from './profile.outline.ts';

/** The sidewall unrolled: lettering over the whole circle, and the arc lengths (mm) between which it lies. */
export interface SidewallStrip {
  readonly letters: HeightMap;
  readonly from: number;
  readonly to: number;
  readonly rowsPerMm: number;
}

const COLUMNS = 4096;
const ROWS_PER_MM = 2.5;
/** The band for lettering, as fractions of the way from tread to bead. */
const [BAND_FROM, BAND_TO] = [0.2, 0.68];

function radiusAt(outline: ProfileOutline, arc: number): number {
  let walked = 0;
  for (let index = 1; index < outline.outerCount; index += 1) {
    const [from, to] = [outline.points[index - 1], outline.points[index]];
    if (!from || !to) break;
    walked += Math.hypot(to.x - from.x, to.r - from.r);
    if (walked >= arc) return to.r;
  }
  return outline.points[outline.outerCount - 1]?.r ?? 0;
}

/** Draws one line of text into the unrolled circle, turned by 180° if its feet point outwards. */
function stampBlock(letters: HeightMap, block: LetteringBlock): void {
  const columnsPerRadian = letters.columns / (2 * Math.PI);
  const raster = rasterText(block.text, block.capHeight * ROWS_PER_MM, block.extent * columnsPerRadian);
  const capRows = block.capHeight * ROWS_PER_MM;
  const firstRow = Math.round((letters.rows - capRows) / 2);
  const firstColumn = Math.round((block.centre - block.extent / 2) * columnsPerRadian);
  for (let row = 0; row < raster.height; row += 1) {
    const targetRow = block.feetOutwards ? letters.rows - 1 - firstRow - row : firstRow + row;
    if (targetRow < 0 || targetRow >= letters.rows) continue;
    for (let column = 0; column < raster.width; column += 1) {
      const value = raster.coverage[row * raster.width + column] ?? 0;
      if (value === 0) continue;
      const placed = block.feetOutwards ? raster.width - 1 - column : column;
      const target = targetRow * letters.columns + ((firstColumn + placed) & (letters.columns - 1));
      letters.values[target] = Math.max(letters.values[target] ?? 0, value);
    }
  }
}

/** Moulds a tyre's lettering into its sidewall. */
export function stripOf(outline: ProfileOutline, lettering: Lettering): SidewallStrip {
  const room = outline.beadEnd - outline.treadEnd;
  const [from, to] = [outline.treadEnd + room * BAND_FROM, outline.treadEnd + room * BAND_TO];
  const letters = levelMap(COLUMNS, Math.ceil((to - from) * ROWS_PER_MM));
  const band = { radius: radiusAt(outline, (from + to) / 2), height: to - from };
  for (const block of layLettering(lettering, band)) stampBlock(letters, block);
  return { letters, from, to, rowsPerMm: ROWS_PER_MM };
}
