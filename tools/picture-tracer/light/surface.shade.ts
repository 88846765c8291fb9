import type { SidewallStrip } from '../body/sidewall.strip.ts';
import { readHeight, type HeightReading } from '../portrait/height.map.ts';
import type { TreadTile } from '../tread/tread.tile.ts';
import type { RayHit } from './ray.cast.ts';
import { readLight, type LightReading, type StudioLight } from './studio.light.ts';

/** The lit surfaces of one tyre, its tread and sidewall; lengths in millimetres. */
export interface TyreSurface {
  readonly tile: TreadTile;
  readonly strip: SidewallStrip;
  readonly beadEnd: number;
  readonly radius: number;
  readonly studio: StudioLight;
}

/** Brightness of the plain surfaces under a light of 1, and of their gloss. */
const TREAD_TONE = 47;
const SIDE_TONE = 41;
const LETTER_TONE = 172;
const LINER_TONE = 38;
const TREAD_GLOSS = 66;
const SIDE_GLOSS = 56;
const LETTER_HEIGHT_MM = 1.1;
const GROOVE_FULL_MM = 8;
/** Fine ridges left by every mould: half width and height of a ring, and the teeth of the fluted band. */
const RING_HALF_MM = 0.9;
const RING_SLOPE = 0.7;
const FLUTES = 300;
const FLUTE_SLOPE = 0.5;
const FLUTE_BAND_MM = 5;

const relief: HeightReading = { height: 0, alongColumns: 0, alongRows: 0 };
const light: LightReading = { spread: 0, gloss: 0 };

/** The slope of a thin ring at a distance from its middle. */
function ringSlope(offset: number): number {
  return offset > RING_HALF_MM || offset < -RING_HALF_MM
    ? 0
    : -RING_SLOPE * (offset / RING_HALF_MM) * (1 - Math.abs(offset / RING_HALF_MM)) * 4;
}

/**
 * The brightness of a hit point, 0 to 255, seen along the unit vector (vx, vy, vz) that points to the viewer. The
 * section's normal is tilted by cuts and lettering.
 */
export function shadeHit(surface: TyreSurface, hit: RayHit, vx: number, vy: number, vz: number): number {
  const { tile, strip } = surface;
  let tiltAlong = 0;
  let tiltAcross = 0;
  let open = 1;
  let tone = SIDE_TONE;
  if (hit.arc < tile.half) {
    tone = TREAD_TONE;
    readHeight(tile.closeness, hit.tileTurns, hit.tileRow, relief);
    const deep = Math.min(1, hit.sunk / GROOVE_FULL_MM);
    open = 1 - deep * (0.62 + 0.36 * relief.height);
    readHeight(tile.depth, hit.tileTurns, hit.tileRow, relief);
    tiltAlong = relief.alongColumns * tile.columnsPerMm;
    tiltAcross = relief.alongRows * tile.rowsPerMm;
  } else if (hit.arc < surface.beadEnd) {
    const side = hit.x < 0 ? -1 : 1;
    if (hit.arc > strip.from && hit.arc < strip.to && side > 0) {
      const turns = Math.atan2(-hit.z, hit.y) / (2 * Math.PI);
      readHeight(strip.letters, turns, (hit.arc - strip.from) * strip.rowsPerMm, relief);
      tone += (LETTER_TONE - SIDE_TONE) * relief.height;
      tiltAlong =
        (relief.alongColumns * LETTER_HEIGHT_MM * strip.letters.columns) / (2 * Math.PI * hit.radius);
      tiltAcross = -relief.alongRows * strip.rowsPerMm * LETTER_HEIGHT_MM;
    } else {
      const flute = strip.from - 5 - hit.arc;
      if (flute > 0 && flute < FLUTE_BAND_MM) {
        const phase = (Math.atan2(hit.z, hit.y) / (2 * Math.PI)) * FLUTES;
        tiltAlong = FLUTE_SLOPE * (phase - Math.floor(phase) < 0.5 ? 1 : -1);
      }
      tiltAcross =
        -ringSlope(hit.arc - strip.from + 1.5) -
        ringSlope(hit.arc - strip.to - 2) -
        ringSlope(hit.arc - strip.to - 5.5);
    }
    tiltAcross *= side;
  } else {
    tone = LINER_TONE;
    open = 0.85;
  }
  return lit(surface, hit, tiltAlong, tiltAcross, open, tone, vx, vy, vz);
}

/** Tilts the normal by slopes along (around) and across the tyre, and computes the studio's light there. */
function lit(
  surface: TyreSurface,
  hit: RayHit,
  tiltAlong: number,
  tiltAcross: number,
  open: number,
  tone: number,
  vx: number,
  vy: number,
  vz: number,
): number {
  const cosine = hit.y / hit.radius;
  const sine = hit.z / hit.radius;
  const facingX = hit.x < 0 ? -hit.facingX : hit.facingX;
  // Around the tyre: (0, -sine, cosine). Across it, towards growing x: (facingR, -facingX · cosine, -facingX · sine).
  const nx = facingX + tiltAcross * hit.facingR;
  const ny = hit.facingR * cosine - tiltAlong * sine - tiltAcross * facingX * cosine;
  const nz = hit.facingR * sine + tiltAlong * cosine - tiltAcross * facingX * sine;
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  const scale = 1 / surface.radius;
  readLight(
    surface.studio,
    light,
    hit.x * scale,
    hit.y * scale,
    hit.z * scale,
    nx * length,
    ny * length,
    nz * length,
    vx,
    vy,
    vz,
  );
  const gloss = tone === TREAD_TONE ? TREAD_GLOSS : SIDE_GLOSS;
  return (tone * light.spread + gloss * light.gloss * open * open) * open;
}
