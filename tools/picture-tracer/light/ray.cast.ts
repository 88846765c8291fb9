import { FIELD_CHANNELS, FIELD_STEP, type ProfileField } from '../body/profile.field.ts';
import { readHeight, type HeightReading } from '../portrait/height.map.ts';
import type { TreadTile } from '../tread/tread.tile.ts';

/** Where a ray hit the tyre. One object is reused for all rays, to avoid garbage collection. */
export interface RayHit {
  x: number;
  y: number;
  z: number;
  radius: number;
  /** The direction of the plain section's surface there, along |x| and r. */
  facingX: number;
  facingR: number;
  /** Arc length along the section's outline, and depth below the tread's surface, both in millimetres. */
  arc: number;
  sunk: number;
  /** Turns around the tyre in tiles, and the row across, for sampling the tread again. */
  tileTurns: number;
  tileRow: number;
}

/** A ray: its start, and its direction of length 1. */
export interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
}

const TOUCH_MM = 0.12;
const SHORTEST_STEP_MM = 0.3;
const MOST_STEPS = 110;
const GROOVE_STEP_MM = 1;
const MOST_GROOVE_STEPS = 60;
const LEAVE_MM = 0.25;
const TOP_MM = 0.05;
/** Steps may exceed their free distance by this factor; a step that proves too long is taken back. */
const BOLDNESS = 1.6;
/** Within this distance of the rubber, its section counts as straight, unless the ray is nearly parallel to it. */
const STRAIGHT_MM = 2.5;
const SLOWEST_CLOSING = 0.3;
const BUNDLE_TOUCH_MM = 0.4;

export function emptyHit(): RayHit {
  return { x: 0, y: 0, z: 0, radius: 0, facingX: 0, facingR: 0, arc: 0, sunk: 0, tileTurns: 0, tileRow: 0 };
}

function channelAt(field: ProfileField, ax: number, r: number, channel: number): number {
  const column = ax / FIELD_STEP;
  const row = r < field.originR ? 0 : (r - field.originR) / FIELD_STEP;
  const left = column | 0;
  const top = row | 0;
  const across = column - left;
  const offset = (top * field.columns + left) * FIELD_CHANNELS + channel;
  const below = offset + field.columns * FIELD_CHANNELS;
  const a = field.nodes[offset] ?? 0;
  const b = field.nodes[offset + FIELD_CHANNELS] ?? 0;
  const c = field.nodes[below] ?? 0;
  const d = field.nodes[below + FIELD_CHANNELS] ?? 0;
  const high = a + (b - a) * across;
  return high + (c + (d - c) * across - high) * (row - top);
}

const grooveReading: HeightReading = { height: 0, alongColumns: 0, alongRows: 0 };

/**
 * Follows a ray into the grooves from where it meets the crown. Returns how far along the ray it hit rubber, or minus
 * the distance at which it left through the tread's side.
 */
function sinkIntoTread(field: ProfileField, tile: TreadTile, ray: Ray, start: number, hit: RayHit): number {
  const y0 = ray.y + ray.dy * start;
  const z0 = ray.z + ray.dz * start;
  const radius0 = y0 * y0 + z0 * z0;
  const turns0 = Math.atan2(z0, y0) / (2 * Math.PI);
  let gapBefore = -LEAVE_MM;
  for (let step = 0; step <= MOST_GROOVE_STEPS; step += 1) {
    const t = start + step * GROOVE_STEP_MM;
    const x = ray.x + ray.dx * t;
    const y = ray.y + ray.dy * t;
    const z = ray.z + ray.dz * t;
    const r = Math.sqrt(y * y + z * z);
    const ax = x < 0 ? -x : x;
    const distance = channelAt(field, ax, r, 0);
    if (distance > LEAVE_MM) return -t;
    const arc = channelAt(field, ax, r, 3);
    hit.tileTurns = (turns0 + (y0 * z - z0 * y) / (radius0 * 2 * Math.PI)) * tile.repeats;
    hit.tileRow = ((x < 0 ? -arc : arc) + tile.half) * tile.rowsPerMm;
    readHeight(tile.depth, hit.tileTurns, hit.tileRow, grooveReading);
    // Most rays hit the top of a block and need no further steps.
    if (step === 0 && grooveReading.height < TOP_MM) return t;
    const gap = -distance - grooveReading.height;
    if (gap >= 0) {
      const back = (GROOVE_STEP_MM * gap) / (gap - gapBefore || 1);
      hit.sunk = Math.max(0, -distance);
      return t - back;
    }
    gapBefore = gap;
  }
  return start + MOST_GROOVE_STEPS * GROOVE_STEP_MM;
}

function record(field: ProfileField, ray: Ray, t: number, hit: RayHit): void {
  hit.x = ray.x + ray.dx * t;
  hit.y = ray.y + ray.dy * t;
  hit.z = ray.z + ray.dz * t;
  hit.radius = Math.sqrt(hit.y * hit.y + hit.z * hit.z);
  const ax = hit.x < 0 ? -hit.x : hit.x;
  hit.facingX = channelAt(field, ax, hit.radius, 1);
  hit.facingR = channelAt(field, ax, hit.radius, 2);
  hit.arc = channelAt(field, ax, hit.radius, 3);
}

/**
 * How far a bundle of rays can travel before any of them can hit. `ray` is its middle, `spread` its half width at
 * distance 1, `start` a distance known to be free, and `far` the distance at which to give up. Returns Infinity if the
 * whole bundle misses.
 */
export function bundleReach(
  field: ProfileField,
  ray: Ray,
  spread: number,
  start: number,
  far: number,
): number {
  let t = start;
  for (let step = 0; step < MOST_STEPS && t < far; step += 1) {
    const x = Math.abs(ray.x + ray.dx * t);
    const y = ray.y + ray.dy * t;
    const z = ray.z + ray.dz * t;
    const r = Math.sqrt(y * y + z * z);
    const beyond = Math.max(x - field.maxX, r - field.maxR, field.originR - r);
    const near = channelAt(field, Math.min(x, field.maxX), Math.min(r, field.maxR), 0);
    const free = Math.max(near, beyond) - spread * t;
    if (free < BUNDLE_TOUCH_MM) return t;
    t += free / (1 + spread);
  }
  return t < far ? t : Infinity;
}

/**
 * Casts one ray at the tyre from `start`, which must be outside the rubber. Returns whether it hit, and if so fills
 * `hit`.
 */
export function castRay(
  field: ProfileField,
  tile: TreadTile,
  ray: Ray,
  start: number,
  far: number,
  hit: RayHit,
): boolean {
  let t = start;
  let taken = 0;
  let before = 0;
  for (let step = 0; step < MOST_STEPS && t < far; step += 1) {
    const x = Math.abs(ray.x + ray.dx * t);
    const y = ray.y + ray.dy * t;
    const z = ray.z + ray.dz * t;
    const r = Math.sqrt(y * y + z * z);
    const beyond = Math.max(x - field.maxX, r - field.maxR, field.originR - r);
    const distance = beyond > 0 ? beyond + SHORTEST_STEP_MM : channelAt(field, x, r, 0);
    if (taken > before + Math.abs(distance)) {
      // The bold step left the space known to be free: go back to its end.
      t += before - taken;
      taken = 0;
      continue;
    }
    if (distance >= TOUCH_MM) {
      // Close to rubber the section is nearly straight, so the last two distances predict where the ray will meet it.
      const closing = taken > 0 ? (before - distance) / taken : 0;
      const meets = distance < STRAIGHT_MM && closing > SLOWEST_CLOSING;
      taken = meets ? distance / closing : distance * (taken === 0 ? 1 : BOLDNESS);
      before = meets ? taken : distance;
      t += taken < SHORTEST_STEP_MM ? SHORTEST_STEP_MM : taken;
      continue;
    }
    hit.sunk = 0;
    if (channelAt(field, x, r, 3) < tile.half) {
      const struck = sinkIntoTread(field, tile, ray, t, hit);
      if (struck < 0) {
        t = SHORTEST_STEP_MM - struck;
        taken = 0;
        continue;
      }
      t = struck;
    }
    record(field, ray, t, hit);
    return true;
  }
  return false;
}
