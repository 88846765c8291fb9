import type { ProfileOutline, SectionPoint } from './profile.outline.ts';

/**
 * The cross-section as a grid over (|x|, r): each point's distance from the rubber (negative inside, mm), the direction
 * of the nearest surface, and that surface's position along the outline. Rays read it instead of solving for curves.
 */
export interface ProfileField {
  readonly columns: number;
  readonly rows: number;
  readonly originR: number;
  readonly maxX: number;
  readonly maxR: number;
  /** Four numbers per node: distance, facing along x, facing along r, arc length. */
  readonly nodes: Float32Array;
}

/** The distance between two nodes, in millimetres. */
export const FIELD_STEP = 2;
export const FIELD_CHANNELS = 4;
const MARGIN = 6;
const HOLE_MARGIN = 14;

interface Segment extends SectionPoint {
  readonly dx: number;
  readonly dr: number;
  readonly length: number;
  readonly lengthSquared: number;
  readonly arc: number;
}

function segmentsOf(points: readonly SectionPoint[]): Segment[] {
  const segments: Segment[] = [];
  let arc = 0;
  points.forEach((from, index) => {
    const to = points[index + 1];
    if (!to) return;
    const [dx, dr] = [to.x - from.x, to.r - from.r];
    const lengthSquared = dx * dx + dr * dr;
    const length = Math.sqrt(lengthSquared);
    if (length > 0) segments.push({ ...from, dx, dr, length, lengthSquared, arc });
    arc += length;
  });
  return segments;
}

/** Whether a point is inside the rubber: a line from it along x crosses the half outline an odd number of times. */
function isInside(segments: readonly Segment[], x: number, r: number): boolean {
  let inside = false;
  for (const segment of segments) {
    if (segment.r > r === segment.r + segment.dr > r) continue;
    if (x < segment.x + ((r - segment.r) / segment.dr) * segment.dx) inside = !inside;
  }
  return inside;
}

function writeNode(
  nodes: Float32Array,
  offset: number,
  segments: readonly Segment[],
  x: number,
  r: number,
): void {
  let nearest = Infinity;
  let awayX = 0;
  let awayR = 0;
  let arc = 0;
  for (const segment of segments) {
    const along = ((x - segment.x) * segment.dx + (r - segment.r) * segment.dr) / segment.lengthSquared;
    const clamped = along < 0 ? 0 : along > 1 ? 1 : along;
    const offX = x - segment.x - clamped * segment.dx;
    const offR = r - segment.r - clamped * segment.dr;
    const squared = offX * offX + offR * offR;
    if (squared >= nearest) continue;
    nearest = squared;
    awayX = offX;
    awayR = offR;
    arc = segment.arc + clamped * segment.length;
  }
  const distance = Math.sqrt(nearest) || 1e-6;
  const sign = isInside(segments, x, r) ? -1 : 1;
  nodes[offset] = sign * distance;
  nodes[offset + 1] = (sign * awayX) / distance;
  nodes[offset + 2] = (sign * awayR) / distance;
  nodes[offset + 3] = arc;
}

/** Samples the outline into a grid, once per size. */
export function fieldOf(outline: ProfileOutline): ProfileField {
  const segments = segmentsOf(outline.points);
  const maxX = Math.max(...outline.points.map((point) => point.x)) + MARGIN;
  const maxR = Math.max(...outline.points.map((point) => point.r)) + MARGIN;
  const originR = Math.min(...outline.points.map((point) => point.r)) - HOLE_MARGIN;
  const columns = Math.ceil(maxX / FIELD_STEP) + 2;
  const rows = Math.ceil((maxR - originR) / FIELD_STEP) + 2;
  const nodes = new Float32Array(columns * rows * FIELD_CHANNELS);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      writeNode(
        nodes,
        (row * columns + column) * FIELD_CHANNELS,
        segments,
        column * FIELD_STEP,
        originR + row * FIELD_STEP,
      );
    }
  }
  return { columns, rows, originR, maxX, maxR, nodes };
}
