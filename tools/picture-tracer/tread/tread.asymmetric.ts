import type { SeededRandom } from '../portrait/seeded.random.ts';
import { cross, rib, type TreadBrief, type TreadCut, type TreadDesign } from './tread.cut.ts';
import { summerSipes, winterSipes } from './tread.siping.ts';

/**
 * A groove's place as a fraction of the half width, positive towards the outside, and its half width in millimetres.
 */
type Groove = readonly [at: number, halfWidth: number];

const THREE_ALIKE: readonly Groove[] = [
  [0.42, 6],
  [0, 6],
  [-0.42, 6],
];
const LAYOUTS = [
  THREE_ALIKE,
  [
    [0.52, 4.4],
    [0.17, 5.2],
    [-0.17, 5.2],
    [-0.52, 4.4],
  ],
  [
    [0.3, 7.6],
    [-0.12, 7.6],
    [-0.52, 4.6],
  ],
  [
    [0.6, 1.8],
    [0.28, 6.2],
    [-0.1, 6.2],
    [-0.48, 6.2],
  ],
  [
    [0.24, 8.8],
    [-0.3, 8.8],
  ],
  [
    [0.48, 5.2],
    [0.12, 2.4],
    [-0.14, 7.6],
    [-0.52, 4.6],
  ],
] as const satisfies readonly [readonly Groove[], ...(readonly Groove[])[]];

/** Cuts for the outer or inner shoulder, from `start` to `end` mm from the middle. */
type Shoulder = (random: SeededRandom, start: number, end: number) => TreadCut[];

const broadSlots: Shoulder = (random, start, end) => [
  cross(start + 5, end, random.between(1.6, 2.4), {
    slope: random.between(0.1, 0.7),
    endHalfWidth: random.between(3, 4.4),
  }),
];
const ringedSlots: Shoulder = (random, start, end) => [
  cross(start + 13, end, random.between(1.4, 1.9), { slope: random.between(-0.3, 0.3), endHalfWidth: 2.6 }),
  rib(start + Math.sign(end) * 10, 1, { depth: 5 }),
];
const pairedSlots: Shoulder = (random, start, end) => {
  const slope = random.between(0.3, 0.9);
  return [
    cross(start, end, 1.3, { slope, endHalfWidth: 2.2 }),
    cross(start + (end - start) * 0.4, end, 1, { slope, phase: 0.34, endHalfWidth: 1.6, depth: 5 }),
  ];
};
const fineSlots: Shoulder = (random, start, end) => [
  cross(start, end, 1, { slope: random.between(-0.5, 0.5), perPitch: 2, endHalfWidth: 1.7 }),
];
const hookedSlots: Shoulder = (random, start, end) => [
  cross(start, end, random.between(1.4, 2), {
    slope: random.between(1, 1.6),
    bend: -random.between(0.012, 0.02),
    endHalfWidth: 2.8,
  }),
];

/** Cuts for the rib between two grooves, from `low` to `high` mm from the middle. */
type Rib = (random: SeededRandom, low: number, high: number) => TreadCut[];

const plainRib: Rib = () => [];
const notchedRib: Rib = (random, low, high) => [
  cross(low, low + (high - low) * random.between(0.45, 0.65), random.between(1.2, 1.8), {
    slope: random.between(0.7, 1.5),
    endHalfWidth: 0.4,
    depth: 7,
  }),
];
const clawedRib: Rib = (random, low, high) => {
  const slope = random.between(0.5, 1.1);
  const claw = { slope, bend: 0.03, endHalfWidth: 0.5, depth: 7 };
  return [
    cross(low, low + (high - low) * 0.45, 1.6, claw),
    cross(high, high - (high - low) * 0.45, 1.6, { ...claw, slope: -slope, bend: -0.03, phase: 0.5 }),
  ];
};
const blockedRib: Rib = (random, low, high) => [
  cross(low, high, random.between(1.4, 2.2), { slope: random.between(0.3, 1), phase: random.between(0, 1) }),
];
const slashedRib: Rib = (random, low, high) => [
  cross(low, high, 0.9, { slope: -random.between(1.2, 2.2), perPitch: 2, depth: 6 }),
];

const SHOULDERS = [broadSlots, ringedSlots, pairedSlots, fineSlots, hookedSlots] as const;
const CUT_RIBS = [notchedRib, clawedRib, blockedRib, slashedRib] as const;

/** A different shoulder on each side, two to four off-centre grooves, and ribs each cut in their own way. */
export function asymmetricTread(random: SeededRandom, { half, siped }: TreadBrief): TreadDesign {
  const layout = random.pick<readonly Groove[]>(LAYOUTS);
  const turned = layout.toReversed().map(([share, width]): Groove => [-share, width]);
  const grooves = random.pick([layout, turned]).map(([share, width]) => ({
    at: (share + random.between(-0.05, 0.05)) * half,
    width: width * random.between(0.85, 1.15) * Math.min(1.15, half / 88),
  }));
  const [first, last] = [grooves[0], grooves.at(-1)];
  const [outerStart, innerStart] = [
    (first?.at ?? 0) + (first?.width ?? 0),
    (last?.at ?? 0) - (last?.width ?? 0),
  ];
  const [main, other] = [random.pick(CUT_RIBS), random.pick([plainRib, ...CUT_RIBS] as const)];
  const bands = grooves.slice(1).map((groove, index) => {
    const before = grooves[index] ?? groove;
    return { low: groove.at + groove.width, high: before.at - before.width };
  });
  const cuts: TreadCut[] = [
    ...grooves.map(({ at, width }) => rib(at, width)),
    ...random.pick(SHOULDERS)(random, outerStart, half),
    ...random.pick(SHOULDERS)(random, innerStart, -half),
    ...bands.flatMap(({ low, high }, index) => (index % 2 ? other : main)(random, low, high)),
  ];
  const slope = random.between(0.15, 0.6);
  const sipe = siped ? winterSipes : summerSipes;
  // A summer tyre's sipes would cross its other cuts, so only plain ribs have them.
  const finely = bands.filter((_, index) => siped || (index % 2 && other === plainRib));
  cuts.push(...finely.map(({ low, high }, index) => sipe(random, low, high, index % 2 ? slope : -slope)));
  if (siped)
    cuts.push(sipe(random, innerStart, -half * 0.84, slope), sipe(random, outerStart, half * 0.84, slope));
  return { pitch: random.between(26, 50), cuts };
}
