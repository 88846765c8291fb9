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
  const slope = random.between(0.7, 2.2);
  const bend = random.between(-0.9, 0.5) * (slope / half);
  const main = cross(
    half * random.between(0.02, 0.22),
    half * random.between(0.6, 0.86),
    random.between(1.6, 3.4),
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
  const slope = random.between(-0.3, 0.9);
  const edge = half * random.between(0.36, 0.6);
  return [
    cross(half * 0.05, edge, random.between(2, 4), { slope, depth: 8, endHalfWidth: random.between(2.4, 4) }),
    cross(edge - half * random.between(0, 0.16), half * random.between(0.82, 0.96), random.between(2, 4), {
      slope: slope * random.between(-0.4, 0.9),
      phase: random.between(0.35, 0.65),
      depth: 8,
      endHalfWidth: random.between(2.6, 5.4),
    }),
  ];
}

/** A handful of short slashes on a tyre that is nearly a slick: for the track. */
function slashes(random: SeededRandom, half: number): CrossCut[] {
  const slope = random.between(1, 2.8);
  const start = half * random.between(0.14, 0.34);
  return Array.from({ length: random.whole(1, 3) }, (_, index) =>
    cross(start + index * half * 0.18, start + half * random.between(0.24, 0.42) + index * half * 0.16, 2.2, {
      slope: slope * (1 - index * 0.2),
      phase: index * random.between(0.25, 0.45),
      endHalfWidth: 0.9,
      depth: 6,
    }),
  );
}

/** Arrows close together from the middle outwards: a scooter's or a commuter's tyre. */
function arrows(random: SeededRandom, half: number): CrossCut[] {
  const slope = random.between(0.3, 1.4);
  const perPitch = random.whole(1, 3);
  const arm = cross(half * random.between(0.04, 0.2), half * random.between(0.7, 0.94), 2.1, {
    slope,
    perPitch,
    endHalfWidth: random.between(1.4, 3.2),
    depth: 6,
  });
  const barb = cross(half * 0.4, half * 0.9, 1, { slope, phase: 0.5 / perPitch, perPitch, depth: 5 });
  return random.chance(0.5) ? [arm, barb] : [arm];
}

/** Short cuts in two rows, as cruisers have had them for fifty years. */
function classicRows(random: SeededRandom, half: number): CrossCut[] {
  const slope = random.between(-0.4, 0.9);
  const edge = half * random.between(0.36, 0.52);
  return [
    cross(edge, half * random.between(0.76, 0.9), 1.8, {
      slope,
      perPitch: random.whole(1, 3),
      endHalfWidth: random.between(1.4, 3),
      depth: 6,
    }),
    cross(half * 0.08, edge - half * 0.08, 1.6, {
      slope: -slope,
      perPitch: random.whole(1, 3),
      phase: 0.25,
      depth: 6,
    }),
  ];
}

/** A kind of motorcycle tread: its pitch in millimetres, its cuts, and the grooves around it as shares of the half. */
interface MotoKind {
  readonly pitch: readonly [low: number, high: number];
  readonly side: (random: SeededRandom, half: number) => CrossCut[];
  readonly ribs: readonly [readonly number[], ...(readonly number[])[]];
}

const KINDS = [
  { pitch: [80, 130], side: sweepingGrooves, ribs: [[], [], [0]] },
  { pitch: [90, 160], side: slashes, ribs: [[]] },
  { pitch: [54, 80], side: blockGrooves, ribs: [[], [0]] },
  { pitch: [50, 90], side: arrows, ribs: [[], [0], [0.12, -0.12]] },
  { pitch: [50, 90], side: classicRows, ribs: [[0], [0.27, -0.27], [0, 0.56, -0.56]] },
] as const satisfies readonly [MotoKind, ...MotoKind[]];

/** A tread for a round crown; both sides mirror each other half a pitch apart. */
export function motoTread(random: SeededRandom, { half }: TreadBrief): TreadDesign {
  const { pitch, side: cut, ribs } = random.pick<MotoKind>(KINDS);
  const side = cut(random, half);
  const width = random.between(1.4, 3);
  const middle: TreadCut[] = random.pick(ribs).map((share) => rib(share * half, width, { depth: 6 }));
  return {
    pitch: random.between(...pitch),
    cuts: [...middle, ...side, ...side.map((each) => mirrored(each, 0.5))],
  };
}
