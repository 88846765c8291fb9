import type { SeededRandom } from '../portrait/seeded.random.ts';
import { cross, type CrossCut } from './tread.cut.ts';

const SIPE_HALF_WIDTH = 0.3;
const SIPE_DEPTH = 5;

/** Fine zigzag slits over a band of the tread, whose edges grip snow. `from` and `to` in mm from the middle. */
export function winterSipes(random: SeededRandom, from: number, to: number, slope: number): CrossCut {
  return cross(from, to, SIPE_HALF_WIDTH, {
    slope,
    perPitch: random.whole(5, 7),
    phase: random.between(0, 1),
    depth: SIPE_DEPTH,
    zigzag: random.between(0.7, 1.3),
    zigzagLength: random.between(4.5, 7),
  });
}

/** A few straight slits over a band, as on summer and all-season treads. */
export function summerSipes(random: SeededRandom, from: number, to: number, slope: number): CrossCut {
  return cross(from, to, SIPE_HALF_WIDTH + 0.1, {
    slope,
    perPitch: random.whole(1, 2),
    phase: random.between(0, 1),
    depth: SIPE_DEPTH,
  });
}
