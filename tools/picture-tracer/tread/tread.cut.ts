/** A groove that runs around the tyre. Lengths in millimetres, `at` from the middle of the tread. */
export interface RibCut {
  readonly kind: 'rib';
  readonly at: number;
  readonly halfWidth: number;
  readonly depth: number;
  /** How far the groove swings to either side, and how often in one pitch; a straight groove swings by 0. */
  readonly swing: number;
  readonly swingsPerPitch: number;
}

/**
 * A groove or sipe across the tread, repeated in every pitch: it starts at `from`, ends at `to` (mm from the middle,
 * either way round), and runs off around the tyre by `slope` and `bend` as it goes.
 */
export interface CrossCut {
  readonly kind: 'cross';
  readonly from: number;
  readonly to: number;
  readonly slope: number;
  readonly bend: number;
  readonly perPitch: number;
  /** Where in the pitch it starts, 0 to 1. */
  readonly phase: number;
  readonly halfWidth: number;
  /** Half width at `to`. */
  readonly endHalfWidth: number;
  readonly depth: number;
  /** A zigzag for winter sipes: swing in millimetres, and the length of one swing. */
  readonly zigzag: number;
  readonly zigzagLength: number;
}

/** One cut of the mould. A tread is its list of cuts. */
export type TreadCut = RibCut | CrossCut;

/** A whole tread: its cuts, and the length in millimetres after which they repeat around the crown. */
export interface TreadDesign {
  readonly pitch: number;
  readonly cuts: readonly TreadCut[];
}

/** What a design is drawn from: the reach of the tread to either side (mm), and whether it is for snow. */
export interface TreadBrief {
  readonly half: number;
  readonly siped: boolean;
}

const STRAIGHT_RIB = { kind: 'rib', depth: 8, swing: 0, swingsPerPitch: 1 } as const;
const PLAIN_CROSS = {
  kind: 'cross',
  slope: 0,
  bend: 0,
  perPitch: 1,
  phase: 0,
  depth: 7,
  zigzag: 0,
  zigzagLength: 1,
} as const;

/** A straight groove around the tyre unless told otherwise, 8 mm deep as on a new car tyre. */
export function rib(at: number, halfWidth: number, more: Partial<RibCut> = {}): RibCut {
  return { ...STRAIGHT_RIB, at, halfWidth, ...more };
}

/** A straight groove across the tyre unless told otherwise, once in a pitch and of even width. */
export function cross(from: number, to: number, halfWidth: number, more: Partial<CrossCut> = {}): CrossCut {
  return { ...PLAIN_CROSS, from, to, halfWidth, endHalfWidth: halfWidth, ...more };
}

/** The same cut on the other side of the middle; it keeps its direction of travel, as on a directional tread. */
export function mirrored(cut: CrossCut, phaseShift = 0): CrossCut {
  return { ...cut, from: -cut.from, to: -cut.to, phase: cut.phase + phaseShift };
}

/** The same cut turned by half a turn, as on a symmetric tread that may roll either way. */
export function turned(cut: CrossCut, phaseShift = 0): CrossCut {
  return { ...mirrored(cut, phaseShift), slope: -cut.slope, bend: -cut.bend };
}
