import type { SeededRandom } from '../portrait/seeded.random.ts';
import {
  cross,
  rib,
  turned,
  type CrossCut,
  type RibCut,
  type TreadBrief,
  type TreadDesign,
} from './tread.cut.ts';
import { summerSipes, winterSipes } from './tread.siping.ts';

/** The grooves of one side, as fractions of the half width, with half widths in millimetres; 0 is the middle. */
type Side = readonly (readonly [at: number, halfWidth: number])[];

const THREE: Side = [
  [0.5, 5.6],
  [0, 5.6],
];
const GROOVES = [
  THREE,
  [
    [0.54, 4.6],
    [0.18, 4.6],
  ],
  [
    [0.62, 2],
    [0.3, 6.4],
  ],
  [
    [0.58, 3.4],
    [0.29, 3.4],
    [0, 3.4],
  ],
  [[0.34, 7.6]],
] as const satisfies readonly [Side, ...Side[]];

/** How the grooves run: straight, or in the zigzag of tyres that carry loads. */
const RUNS = [
  { swing: 0, swingsPerPitch: 1 },
  { swing: 0, swingsPerPitch: 1 },
  { swing: 2.4, swingsPerPitch: 1 },
  { swing: 1.6, swingsPerPitch: 2 },
] as const;

function shoulderCuts(random: SeededRandom, start: number, half: number): CrossCut[] {
  const slope = random.between(0, 0.5);
  return random.pick([
    [cross(start + 3, half, 1.5, { slope, endHalfWidth: 2.8 })],
    [cross(start + 14, half, 1.2, { slope, perPitch: 2, endHalfWidth: 2 })],
    [
      cross(start - 2, half, 2.2, { slope, endHalfWidth: 3.4, depth: 8 }),
      cross(start + 16, half, 0.9, { slope, phase: 0.5, depth: 5 }),
    ],
    [cross(start, start + 16, 1.8, { slope: 0.9, endHalfWidth: 0.6 })],
  ] as const) as CrossCut[];
}

function innerCuts(random: SeededRandom, low: number, high: number): CrossCut[] {
  const slope = random.between(0.3, 1.3);
  const middle = (low + high) / 2;
  return random.pick([
    [cross(high, middle, 1.4, { slope, endHalfWidth: 0.5, depth: 6 })],
    [cross(low, high, 1.5, { slope, phase: 0.3 })],
    [
      cross(low, middle, 1.5, { slope, endHalfWidth: 0.6, depth: 6 }),
      cross(high, middle, 1.5, { slope: -slope, phase: 0.5, endHalfWidth: 0.6, depth: 6 }),
    ],
    [cross(low, high, 0.7, { slope: -slope, perPitch: 2, depth: 5 })],
  ] as const) as CrossCut[];
}

/** The same on both sides, so that it can roll either way: two to five grooves around it, and plain shoulders. */
export function symmetricTread(random: SeededRandom, { half, siped }: TreadBrief): TreadDesign {
  const side = random.pick<Side>(GROOVES);
  const run = random.pick(RUNS);
  const scale = Math.min(1.15, half / 88);
  const ribs = side.flatMap(([share, width]): RibCut[] => {
    const there = rib(share * half, width * scale, run);
    return share === 0 ? [there] : [there, rib(-share * half, width * scale, run)];
  });
  const [outer, next] = side;
  const start = (outer?.[0] ?? 0) * half + (outer?.[1] ?? 0) * scale;
  const [low, high] = [
    (next?.[0] ?? 0) * half + (next?.[1] ?? 0) * scale,
    start - 2 * (outer?.[1] ?? 0) * scale,
  ];
  const sipe = siped ? winterSipes : summerSipes;
  const slope = random.between(0.12, 0.5);
  const oneSide = [
    ...shoulderCuts(random, start, half),
    ...innerCuts(random, low, high),
    ...(siped ? [sipe(random, low, high, slope)] : []),
    ...(siped || random.chance(0.4) ? [sipe(random, start, half * 0.86, slope)] : []),
  ];
  return {
    pitch: random.between(25, 44),
    cuts: [...ribs, ...oneSide, ...oneSide.map((cut) => turned(cut, 0.5))],
  };
}
