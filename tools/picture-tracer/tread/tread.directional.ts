import type { SeededRandom } from '../portrait/seeded.random.ts';
import { cross, mirrored, rib, type CrossCut, type TreadBrief, type TreadDesign } from './tread.cut.ts';
import { summerSipes, winterSipes } from './tread.siping.ts';

/** One side of an arrow: its cuts, with this tread's steepness and width. */
type Arrow = (random: SeededRandom, half: number, slope: number) => CrossCut[];

/** Long grooves from the middle to the shoulder, with a short one between every two. */
const feather: Arrow = (random, half, slope) => {
  const bend = -random.between(0.25, 0.5) * (slope / half);
  return [
    cross(half * 0.05, half, random.between(1.8, 2.6), { slope, bend, endHalfWidth: 4, depth: 8 }),
    cross(half * 0.36, half * 0.74, 1.3, { slope: slope * 0.6, phase: 0.95, endHalfWidth: 1.8 }),
  ];
};
/** Broad arms that end short of the middle, which remains a solid rib. */
const spine: Arrow = (random, half, slope) => [
  cross(half * random.between(0.16, 0.24), half, 2.8, {
    slope: slope * 0.8,
    bend: -0.3 * (slope / half),
    endHalfWidth: 5,
    depth: 8,
  }),
];
/** Arms with a step half way out. */
const step: Arrow = (random, half, slope) => {
  const knee = half * random.between(0.4, 0.52);
  return [
    cross(half * 0.03, knee, 2.2, { slope: slope * 1.25, endHalfWidth: 2.6, depth: 8 }),
    cross(knee - 4, half, 2.4, { slope: slope * 0.25, phase: (slope * 1.25 * knee) / 42, endHalfWidth: 3.6 }),
    cross(knee, half * 0.8, 0.9, { slope: slope * 0.25, phase: 0.5, depth: 6 }),
  ];
};
/** Two crossing arms per pitch: small blocks like scales. */
const scales: Arrow = (random, half, slope) => [
  cross(0, half, 1.8, { slope, endHalfWidth: 3.2, depth: 8 }),
  cross(half * 0.12, half * 0.62, 1.4, { slope: -slope * random.between(0.35, 0.6), phase: 0.4, depth: 7 }),
];
/** Narrow arms, close together and almost straight. */
const comb: Arrow = (random, half, slope) => [
  cross(half * 0.08, half, 1.3, {
    slope: slope * 0.7,
    perPitch: 2,
    endHalfWidth: random.between(2, 2.6),
    depth: 7,
  }),
];

const ARROWS = [feather, spine, step, scales, comb] as const;

/** Grooves around the tyre, as fractions of the half width, with half widths in millimetres. */
const RIBS = [
  [],
  [[0, 2.6]],
  [[0.42, 3]],
  [[0.5, 4.2]],
  [
    [0, 3.4],
    [0.52, 2.2],
  ],
  [[0.2, 3.6]],
] as const satisfies readonly [
  readonly (readonly [number, number])[],
  ...(readonly (readonly [number, number])[])[],
];

/** Grooves that sweep like arrows from the middle to both shoulders, to throw water and slush aside. */
export function directionalTread(random: SeededRandom, { half, siped }: TreadBrief): TreadDesign {
  const slope = random.between(0.5, 1.5);
  const side = random.pick(ARROWS)(random, half, slope);
  const stagger = random.pick([0, 0.5] as const);
  const lean = siped ? random.between(-0.3, 0.35) : slope * 0.8;
  const sipe = siped ? winterSipes : summerSipes;
  side.push(sipe(random, half * 0.08, half * 0.46, lean), sipe(random, half * 0.5, half * 0.9, lean * 0.5));
  const ribs = random
    .pick<readonly (readonly [number, number])[]>(RIBS)
    .flatMap(([share, width]) =>
      share === 0 ? [rib(0, width)] : [rib(share * half, width), rib(-share * half, width)],
    );
  return {
    pitch: random.between(33, 56),
    cuts: [...ribs, ...side, ...side.map((cut) => mirrored(cut, stagger))],
  };
}
