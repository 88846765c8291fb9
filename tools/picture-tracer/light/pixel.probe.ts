import type { TyreBody } from '../body/tyre.body.ts';
import { bundleReach, castRay, emptyHit, type Ray, type RayHit } from './ray.cast.ts';
import { studioFor } from './studio.light.ts';
import { shadeHit, type TyreSurface } from './surface.shade.ts';
import type { ViewCamera } from './view.camera.ts';

/** The ray missed the tyre. */
export const MISSED = -1;

/**
 * Looks at a tyre through single points of a picture. It reuses one ray and one hit; after `look` the hit describes the
 * point seen.
 */
export class PixelProbe {
  /** Whether the last point seen is on the tread, whose relief must be sampled point by point. */
  onTread = false;
  readonly #body: TyreBody;
  readonly #camera: ViewCamera;
  readonly #surface: TyreSurface;
  readonly #far: number;
  readonly #ray: Ray;
  readonly #hit: RayHit = emptyHit();

  constructor(body: TyreBody, camera: ViewCamera) {
    const [x, y, z] = camera.eye;
    this.#body = body;
    this.#camera = camera;
    this.#surface = {
      tile: body.tile,
      strip: body.strip,
      beadEnd: body.outline.beadEnd,
      radius: body.radius,
      studio: studioFor(camera),
    };
    this.#far = Math.hypot(x, y, z) + Math.hypot(body.field.maxR, body.field.maxX);
    this.#ray = { x, y, z, dx: 0, dy: 0, dz: 0 };
  }

  /**
   * How far all rays through a square of the picture (middle and half width, in picture widths) can travel
   * unobstructed, given that they can travel `start`.
   */
  reach(across: number, down: number, half: number, start: number): number {
    this.#aim(across, down);
    return bundleReach(this.#body.field, this.#ray, half * Math.SQRT2 * this.#camera.span, start, this.#far);
  }

  /** The brightness (0 to 255) at a point of the picture, 0 to 1 across and down, or MISSED. */
  look(across: number, down: number, start: number): number {
    const ray = this.#ray;
    this.#aim(across, down);
    if (!castRay(this.#body.field, this.#body.tile, ray, start, this.#far, this.#hit)) return MISSED;
    this.onTread = this.#hit.arc < this.#body.tile.half;
    return shadeHit(this.#surface, this.#hit, -ray.dx, -ray.dy, -ray.dz);
  }

  #aim(across: number, down: number): void {
    const { right, up, back, middleX, middleY, span } = this.#camera;
    const h = middleX + (across - 0.5) * span;
    const v = middleY + (0.5 - down) * span;
    const unit = 1 / Math.sqrt(h * h + v * v + 1);
    this.#ray.dx = (right[0] * h + up[0] * v - back[0]) * unit;
    this.#ray.dy = (right[1] * h + up[1] * v - back[1]) * unit;
    this.#ray.dz = (right[2] * h + up[2] * v - back[2]) * unit;
  }
}
