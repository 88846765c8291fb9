import type { SeededRandom } from './seeded.random.ts';
import {
  cross,
  mirrored,
  rib,
  type CrossCut,
  type TreadBrief,
  type TreadCut,
  type TreadDesign,
} from './tread.cut.ts';

/** Long curved grooves that leave the edge smooth for leaning: a road or sport tyre. */
function sweepingGrooves(random: SeededRandom, half: number): CrossCut[] {
  const slope = random.between(0.9, 1.9);
  const bend = random.between(-0.9, 0.5) * (slope / half);
  const main = cross(
    half * random.between(0.06, 0.16),
    half * random.between(0.68, 0.8),
    random.between(2, 2.8),
    {
      slope,
      bend,
      endHalfWidth: random.between(1.2, 2.2),
      depth: 6,
    },
  );
  const second = cross(
    half * random.between(0.26, 0.36),
    half * random.between(0.82, 0.92),
    random.between(1.4, 2),
    {
      slope: slope * random.between(0.6, 1.1),
      bend,
      phase: random.between(0.42, 0.58),
      endHalfWidth: 1,
      depth: 5,
    },
  );
  const third = cross(half * 0.12, half * random.between(0.34, 0.46), random.between(1, 1.6), {
    slope: -slope * random.between(0.2, 0.6),
    phase: random.between(0.2, 0.34),
    endHalfWidth: 0.7,
    depth: 5,
  });
  return random.chance(0.6) ? [main, second, third] : [main, second];
}

/** Blocks for gravel as well as road: an adventure tyre. */
function blockGrooves(random: SeededRandom, half: number): CrossCut[] {
  const slope = random.between(0.3, 0.8);
  return [
    cross(half * 0.05, half * 0.5, random.between(2.6, 3.4), { slope, depth: 8, endHalfWidth: 3.2 }),
    cross(half * 0.36, half * 0.94, random.between(2.6, 3.6), {
      slope: slope * 0.6,
      phase: 0.5,
      depth: 8,
      endHalfWidth: 4,
    }),
    cross(half * 0.42, half * 0.5, random.between(6, 10), {
      slope: 0.2,
      phase: random.between(0.1, 0.3),
      depth: 7,
    }),
  ];
}

/** A tread for a round crown; both sides mirror each other half a pitch apart. */
export function motoTread(random: SeededRandom, { half }: TreadBrief): TreadDesign {
  const blocks = random.chance(0.3);
  const side = blocks ? blockGrooves(random, half) : sweepingGrooves(random, half);
  const middle: TreadCut[] = random.chance(blocks ? 0.8 : 0.25)
    ? [rib(0, random.between(1.6, 2.6), { depth: 6 })]
    : [];
  return {
    pitch: blocks ? random.between(58, 74) : random.between(88, 124),
    cuts: [...middle, ...side, ...side.map((cut) => mirrored(cut, 0.5))],
  };
}
