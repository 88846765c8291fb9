import type { SeededRandom } from '../portrait/seeded.random.ts';
import type { MotoTread } from '../portrait/tyre.portrait.ts';
import { cross, mirrored, rib, type CrossCut, type TreadBrief, type TreadDesign } from './tread.cut.ts';

/** The strip of one side that a motif is cut into. All in millimetres, across from the middle of the crown. */
interface Strip {
  readonly random: SeededRandom;
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
}

/** The cuts of one side; the other side mirrors them. */
type Motif = (strip: Strip) => CrossCut[];

/** One long curve that turns along the tyre as it nears the shoulder. */
const sweep: Motif = ({ random, from, to }) => [
  cross(from, to, random.between(2.2, 3.6), {
    slope: random.between(0.2, 0.6),
    bend: random.between(0.4, 0.8) / (to - from),
    endHalfWidth: random.between(0.9, 1.5),
    depth: 6,
  }),
];

/** Two curves that start along the tyre and turn towards the shoulder, the second shorter. */
const hooks: Motif = ({ random, from, to }) => {
  const slope = random.between(1.6, 2.2);
  const more = { slope, bend: (-slope * random.between(0.55, 0.75)) / (to - from), depth: 6 };
  return [
    cross(from, to, random.between(1.6, 2.4), { ...more, endHalfWidth: random.between(2.8, 4.2) }),
    cross(from + (to - from) * 0.45, to, 1.4, { ...more, phase: random.between(0.4, 0.6), endHalfWidth: 2 }),
  ];
};

/** A flash of lightning: two legs in opposite directions that meet at a corner. */
const lightning: Motif = ({ random, from, to, pitch }) => {
  const corner = from + (to - from) * random.between(0.4, 0.6);
  const slope = random.between(0.9, 1.4);
  const width = random.between(2, 3.2);
  return [
    cross(from, corner, 1.2, { slope, endHalfWidth: width, depth: 6 }),
    cross(corner - 2, to, width, {
      slope: -slope * random.between(0.4, 0.9),
      phase: (slope * (corner - 2 - from)) / pitch,
      endHalfWidth: 1.2,
      depth: 6,
    }),
  ];
};

/** Three blades side by side, each further out and further on than the last. */
const claw: Motif = ({ random, from, to }) => {
  const slope = random.between(0.7, 1.4);
  const step = (to - from) * 0.26;
  const onwards = random.between(0.26, 0.38);
  return [0, 1, 2].map((index) =>
    cross(from + index * step, from + index * step + (to - from) * 0.48, 2.8 - index * 0.4, {
      slope: slope * (1 - index * 0.15),
      phase: index * onwards,
      endHalfWidth: 0.9,
      depth: 6,
    }),
  );
};

/** A blade with a branch half-way that runs on along the tyre. */
const fork: Motif = ({ random, from, to, pitch }) => {
  const slope = random.between(0.3, 0.6);
  const branch = from + (to - from) * random.between(0.25, 0.45);
  return [
    cross(from, to, 2.8, { slope, endHalfWidth: 1, depth: 6 }),
    cross(branch, to, 2.2, {
      slope: random.between(1.5, 2.1),
      phase: (slope * (branch - from)) / pitch,
      endHalfWidth: 0.8,
      depth: 6,
    }),
  ];
};

/** Arrows close together. */
const arrows: Motif = ({ random, from, to }) => [
  cross(from, to, random.between(1.8, 2.6), {
    slope: random.between(0.5, 1.1),
    perPitch: 2,
    endHalfWidth: random.between(1.6, 3),
    depth: 6,
  }),
];

/** Two rows of short cuts that lean against each other. */
const rows: Motif = ({ random, from, to }) => {
  const slope = random.between(0.25, 0.8);
  const edge = from + (to - from) * random.between(0.4, 0.55);
  return [
    cross(from, edge - 3, 1.7, { slope: -slope, perPitch: 2, depth: 6 }),
    cross(edge + 3, to, 2, { slope, perPitch: 2, phase: 0.25, endHalfWidth: 3, depth: 6 }),
  ];
};

/** Blocks for gravel as well as road, in two rows like bricks. */
const bricks: Motif = ({ random, from, to }) => {
  const slope = random.between(0, 0.25);
  const edge = from + (to - from) * random.between(0.4, 0.55);
  const width = random.between(2.8, 4.2);
  return [
    cross(from, edge, width, { slope, depth: 8 }),
    cross(edge, to, width, { slope: -slope, phase: 0.5, endHalfWidth: width + 2, depth: 8 }),
  ];
};

/** Blocks in chevrons. */
const chevrons: Motif = ({ random, from, to }) => {
  const slope = random.between(0.5, 0.9);
  const edge = from + (to - from) * random.between(0.5, 0.65);
  return [
    cross(from, edge, random.between(2.4, 3.4), { slope, endHalfWidth: 4, depth: 8 }),
    cross(edge - (to - from) * 0.2, to, 2.6, {
      slope: slope * random.between(0.1, 0.5),
      phase: 0.6,
      endHalfWidth: random.between(4.6, 6.4),
      depth: 8,
    }),
  ];
};

/** Narrow lines. */
const lines: Motif = ({ random, from, to }) => [
  cross(from, to, 1, {
    slope: random.between(-0.7, 0.7),
    perPitch: random.whole(2, 4),
    phase: 0.3,
    depth: 5,
  }),
];

/** Equally likely choices. */
type Choices<Choice> = readonly [Choice, ...Choice[]];
type Span = readonly [low: number, high: number];

/** How the width of a side is divided, as fractions: the main cuts, and narrow lines. */
interface Division {
  readonly main: Span;
  readonly lines?: Span;
}

const WHOLE: Division = { main: [0.05, 0.9] };
const WIDE: Division = { main: [0.16, 0.86] };
const RAIN_LINES_IN_THE_MIDDLE: Division = { main: [0.36, 0.9], lines: [0.06, 0.3] };
const LINES_ON_THE_SHOULDER: Division = { main: [0.05, 0.62], lines: [0.68, 0.93] };

/** How treads for one use are composed. */
interface MotoStyle {
  /** In millimetres. */
  readonly pitch: Span;
  readonly main: Choices<Motif>;
  readonly divisions: Choices<Division>;
  /** The grooves around the tyre, as fractions of a side. */
  readonly ribs: Choices<readonly number[]>;
}

const STYLES: Readonly<Record<MotoTread, MotoStyle>> = {
  moto: {
    pitch: [70, 105],
    main: [sweep, hooks, lightning, fork, claw],
    divisions: [WHOLE, RAIN_LINES_IN_THE_MIDDLE, LINES_ON_THE_SHOULDER],
    ribs: [[], [0]],
  },
  moto_sport: {
    pitch: [105, 140],
    main: [sweep, hooks, lightning, fork, claw],
    divisions: [WIDE],
    ribs: [[]],
  },
  moto_adventure: {
    pitch: [50, 74],
    main: [bricks, chevrons],
    divisions: [WHOLE],
    ribs: [[], [0], [0.5, -0.5]],
  },
  moto_scooter: {
    pitch: [56, 80],
    main: [arrows, rows],
    divisions: [WHOLE, LINES_ON_THE_SHOULDER],
    ribs: [[], [0]],
  },
  moto_cruiser: {
    pitch: [60, 90],
    main: [rows, arrows, sweep],
    divisions: [WIDE, RAIN_LINES_IN_THE_MIDDLE],
    ribs: [[0], [0.03, -0.03], [0, 0.33, -0.33]],
  },
};

/** The same cut for the other direction of travel. */
const backwards = (cut: CrossCut): CrossCut => ({
  ...cut,
  slope: -cut.slope,
  bend: -cut.bend,
  phase: -cut.phase,
});

/** A tread for a round crown; both sides mirror each other, aligned or half a pitch apart. */
export function motoTread(kind: MotoTread, random: SeededRandom, { half }: TreadBrief): TreadDesign {
  const style = STYLES[kind];
  const pitch = random.between(...style.pitch);
  const main = random.pick(style.main);
  const division = random.pick(style.divisions);
  const strip = ([from, to]: Span): Strip => ({ random, from: from * half, to: to * half, pitch });
  const forwards = [...main(strip(division.main)), ...(division.lines ? lines(strip(division.lines)) : [])];
  const side = random.chance(0.5) ? forwards : forwards.map(backwards);
  const shift = random.chance(0.5) ? 0.5 : 0;
  const width = random.between(1.4, 3);
  const around = random.pick(style.ribs).map((share) => rib(share * half, width, { depth: 6 }));
  return { pitch, cuts: [...around, ...side, ...side.map((cut) => mirrored(cut, shift))] };
}
