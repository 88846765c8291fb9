import type { ViewCamera, Vector } from './view.camera.ts';

/** A soft light of the studio, placed in the tyre's own space, in tyre radii. */
interface StudioLamp {
  readonly place: Vector;
  /** Brightness at the axle; it falls with the square of the distance. */
  readonly strength: number;
  /** How far its light wraps round an edge: 0 like a point, 1 like a whole sky. */
  readonly wrap: number;
  readonly gloss: number;
}

/** The studio from one camera's point of view; lamps are fixed to the camera, however the tyre is turned. */
export interface StudioLight {
  readonly lamps: readonly StudioLamp[];
  readonly up: Vector;
}

/** Lamps in camera space: right, up, towards the viewer. The last two are behind the tyre and outline it. */
const LAMPS: readonly StudioLamp[] = [
  { place: [-0.9, 2.1, 1.7], strength: 1.05, wrap: 0.25, gloss: 0.75 },
  { place: [2.3, 0.3, 2.2], strength: 0.36, wrap: 0.4, gloss: 0.3 },
  { place: [-2.6, 0.1, 0.1], strength: 0.5, wrap: 0.15, gloss: 0.5 },
  { place: [2, 1.6, -1.3], strength: 0.6, wrap: 0.15, gloss: 0.6 },
];
const AMBIENT = 0.34;
const AMBIENT_LIFT = 0.12;
const RIM_STRENGTH = 1.35;

function placed([x, y, z]: Vector, camera: ViewCamera): Vector {
  const along = (axis: 0 | 1 | 2): number =>
    x * camera.right[axis] + y * camera.up[axis] + z * camera.back[axis];
  return [along(0), along(1), along(2)];
}

export function studioFor(camera: ViewCamera): StudioLight {
  const lamps = LAMPS.map((lamp) => {
    const [x, y, z] = lamp.place;
    const power = x * x + y * y + z * z;
    return {
      ...lamp,
      place: placed(lamp.place, camera),
      strength: lamp.strength * power,
      gloss: lamp.gloss * power,
    };
  });
  return { lamps, up: camera.up };
}

/** The light that leaves a point: diffused by the rubber, and reflected by its gloss. */
export interface LightReading {
  spread: number;
  gloss: number;
}

/**
 * Computes the light at a place (in tyre radii) with the unit normal n, seen along the unit vector v. Writes into
 * `reading`, to avoid garbage.
 */
export function readLight(
  studio: StudioLight,
  reading: LightReading,
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  vx: number,
  vy: number,
  vz: number,
): void {
  let spread = AMBIENT + AMBIENT_LIFT * (nx * studio.up[0] + ny * studio.up[1] + nz * studio.up[2]);
  let gloss = 0;
  for (const lamp of studio.lamps) {
    const lx = lamp.place[0] - px;
    const ly = lamp.place[1] - py;
    const lz = lamp.place[2] - pz;
    const near = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
    const facing = (nx * lx + ny * ly + nz * lz) * near;
    const wrapped = (facing + lamp.wrap) / (1 + lamp.wrap);
    if (wrapped <= 0) continue;
    const falloff = near * near;
    spread += lamp.strength * wrapped * falloff;
    const hx = lx * near + vx;
    const hy = ly * near + vy;
    const hz = lz * near + vz;
    const half = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
    if (half <= 0) continue;
    const squared = half * half;
    const broad = squared * squared * squared;
    gloss += lamp.gloss * falloff * broad * (0.25 + 0.75 * broad * broad * squared);
  }
  const edge = 1 - Math.max(0, nx * vx + ny * vy + nz * vz);
  reading.spread = spread;
  reading.gloss = gloss + RIM_STRENGTH * edge * edge * edge;
}
