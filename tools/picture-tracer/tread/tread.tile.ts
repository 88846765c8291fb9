import { levelMap, softened, type HeightMap } from '../portrait/height.map.ts';
import type { CrossCut, RibCut, TreadCut, TreadDesign } from './tread.cut.ts';

/** One pitch of tread, ready for sampling by rays: its depth, and how enclosed each place is (0 open, 1 closed). */
export interface TreadTile {
  readonly depth: HeightMap;
  readonly closeness: HeightMap;
  /** How often the tile repeats around the tyre. */
  readonly repeats: number;
  /** Texels per millimetre across the tread, and along it. */
  readonly rowsPerMm: number;
  readonly columnsPerMm: number;
  readonly half: number;
}

const ROWS_PER_MM = 2;
const WALL_MM = 0.9;
const END_MM = 1.6;
const CLOSENESS_REACH_MM = 4;
const FULL_DEPTH_MM = 8;

const smoothStep = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

/** How much of a cut's depth remains at a distance from its middle line: all inside, none beyond its sloping wall. */
function wall(distance: number, halfWidth: number): number {
  return 1 - smoothStep((distance - halfWidth) / WALL_MM + 0.5);
}

/** The distance from the nearest of `count` lines that repeat in a pitch, in millimetres. */
function nearestRepeat(position: number, pitch: number, count: number): number {
  const gap = pitch / count;
  const turns = position / gap;
  return Math.abs(turns - Math.round(turns)) * gap;
}

function ribDepth(cut: RibCut, along: number, across: number, pitch: number): number {
  const phase = (along / pitch) * cut.swingsPerPitch;
  const swing = cut.swing * (4 * Math.abs(phase - Math.floor(phase) - 0.5) - 1);
  return cut.depth * wall(Math.abs(across - cut.at - swing), cut.halfWidth);
}

/** How far a place is inside the reach of a cross cut, in millimetres; negative outside. */
function insideOf(cut: CrossCut, across: number): number {
  return Math.min(across - Math.min(cut.from, cut.to), Math.max(cut.from, cut.to) - across);
}

/** Whether a cut reaches a line around the tyre at all. */
function touches(cut: TreadCut, across: number): boolean {
  return cut.kind === 'cross'
    ? insideOf(cut, across) > -END_MM
    : Math.abs(across - cut.at) < cut.halfWidth + cut.swing + WALL_MM;
}

function crossDepth(cut: CrossCut, along: number, across: number, pitch: number): number {
  const inside = insideOf(cut, across);
  const travelled = Math.abs(across - cut.from);
  const share = Math.min(1, travelled / Math.abs(cut.to - cut.from));
  const lean = cut.slope + 2 * cut.bend * travelled;
  const wave = travelled / cut.zigzagLength;
  const zigzag = cut.zigzag * (4 * Math.abs(wave - Math.floor(wave) - 0.5) - 1);
  const line = cut.phase * pitch + cut.slope * travelled + cut.bend * travelled * travelled + zigzag;
  const distance = nearestRepeat(along - line, pitch, cut.perPitch) / Math.sqrt(1 + lean * lean);
  const halfWidth = cut.halfWidth + (cut.endHalfWidth - cut.halfWidth) * share;
  return cut.depth * wall(distance, halfWidth) * smoothStep(inside / END_MM + 1);
}

/** How enclosed each texel is: the fraction of standing rubber around it. */
function closenessOf(depth: HeightMap): HeightMap {
  const standing = levelMap(depth.columns, depth.rows);
  depth.values.forEach((value, index) => {
    standing.values[index] = 1 - Math.min(1, value / FULL_DEPTH_MM);
  });
  return softened(standing, CLOSENESS_REACH_MM * ROWS_PER_MM);
}

/**
 * Cuts a design into one pitch of rubber. `half` is the tread's reach to either side in millimetres, and
 * `circumference` the crown's; the pitch is stretched slightly so that it closes on itself.
 */
export function tileOf(design: TreadDesign, half: number, circumference: number): TreadTile {
  const repeats = Math.round(circumference / design.pitch);
  const pitch = circumference / repeats;
  const columns = pitch > 70 ? 256 : 128;
  const rows = Math.ceil(2 * half * ROWS_PER_MM) + 1;
  const depth = levelMap(columns, rows);
  for (let row = 0; row < rows; row += 1) {
    const across = row / ROWS_PER_MM - half;
    const cuts = design.cuts.filter((cut) => touches(cut, across));
    const fade = smoothStep((half - Math.abs(across)) / 5);
    for (let column = 0; column < columns; column += 1) {
      const along = (column / columns) * pitch;
      let deepest = 0;
      for (const cut of cuts) {
        const cutDepth =
          cut.kind === 'rib' ? ribDepth(cut, along, across, pitch) : crossDepth(cut, along, across, pitch);
        if (cutDepth > deepest) deepest = cutDepth;
      }
      depth.values[row * columns + column] = deepest * fade;
    }
  }
  return {
    depth,
    closeness: closenessOf(depth),
    repeats,
    rowsPerMm: ROWS_PER_MM,
    columnsPerMm: columns / pitch,
    half,
  };
}
