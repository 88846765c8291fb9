/** The magnifier's lens, in CSS pixels. */
export const LENS_SIZE = 120;
/** The magnification. */
export const LENS_ZOOM = 1.5;

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export interface LensPlace {
  /** The lens's top left corner within the picture. */
  lens: Point;
  /** The enlarged picture's top left corner within the lens. */
  picture: Point;
  /** The enlarged picture's size. */
  size: Size;
}

/**
 * The positions of the lens and the enlarged picture behind it, for a picture shown in `size` with the pointer at
 * `pointer`. The point under the pointer stays in place, only larger. All in CSS pixels.
 */
export function placeLens(pointer: Point, size: Size): LensPlace {
  const half = LENS_SIZE / 2;
  return {
    lens: { x: pointer.x - half, y: pointer.y - half },
    picture: { x: half - pointer.x * LENS_ZOOM, y: half - pointer.y * LENS_ZOOM },
    size: { width: size.width * LENS_ZOOM, height: size.height * LENS_ZOOM },
  };
}
