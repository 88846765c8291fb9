import type { PictureView } from '../portrait/tyre.portrait.ts';

/** The soft shadow below a standing tyre, as fractions of the picture's width; a close-up doesn't show it. */
interface GroundShadow {
  readonly middleX: number;
  readonly halfWidth: number;
}

const SHADOWS: Readonly<Record<PictureView, GroundShadow | null>> = {
  'three-quarter': { middleX: 0.53, halfWidth: 0.34 },
  side: { middleX: 0.5, halfWidth: 0.3 },
  tread: null,
};

const MIDDLE_Y = 0.962;
const HALF_HEIGHT = 0.032;
const DARKEST = 0.42;

/** The darkness of the ground at a point of the picture (0 to 1 across and down): 0 for no shadow, 1 for black. */
export function groundShadow(view: PictureView, across: number, down: number): number {
  const shadow = SHADOWS[view];
  if (!shadow) return 0;
  const { middleX, halfWidth } = shadow;
  const [x, y] = [(across - middleX) / halfWidth, (down - MIDDLE_Y) / HALF_HEIGHT];
  const inside = 1 - x * x - y * y;
  return inside <= 0 ? 0 : DARKEST * inside * inside;
}
