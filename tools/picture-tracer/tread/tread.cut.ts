/** A groove around the tyre. Lengths in millimetres, `at` from the middle of the tread. */
export interface RibCut {
  readonly kind: 'rib';
  readonly at: number;
  readonly halfWidth: number;
  readonly depth: number;
  /** How far the groove swings to either side, and how often per pitch; 0 for a straight groove. */
  readonly swing: number;
  readonly swingsPerPitch: number;
}

/**
 * A groove or sipe across the tread, repeated in every pitch: it starts at `from`, ends at `to` (mm from the middle, in
 * either direction), and deviates around the tyre by `slope` and `bend` on the way.
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
  /** A zigzag for winter sipes: the swing in millimetres, and the length of one swing. */
  readonly zigzag: number;
  readonly zigzagLength: number;
}

/** A cut in the mould. A tread is a list of cuts. */
export type TreadCut = RibCut | CrossCut;

/** A whole tread: its cuts, and the length in millimetres after which they repeat around the crown. */
export interface TreadDesign {
  readonly pitch: number;
  readonly cuts: readonly TreadCut[];
}

/** The requirements for a design: the tread's reach to either side (mm), and whether it's for snow. */
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

/** A groove around the tyre, by default straight and 8 mm deep, as on a new car tyre. */
export function rib(at: number, halfWidth: number, more: Partial<RibCut> = {}): RibCut {
  return { ...STRAIGHT_RIB, at, halfWidth, ...more };
}

/** A groove across the tyre, by default straight, of even width and once per pitch. */
export function cross(from: number, to: number, halfWidth: number, more: Partial<CrossCut> = {}): CrossCut {
  return { ...PLAIN_CROSS, from, to, halfWidth, endHalfWidth: halfWidth, ...more };
}

/** The same cut on the other side; it keeps its direction of travel, as on a directional tread. */
export function mirrored(cut: CrossCut, phaseShift = 0): CrossCut {
  return { ...cut, from: -cut.from, to: -cut.to, phase: cut.phase + phaseShift };
}

/** The same cut turned by 180°, as on a symmetric tread that can roll either way. */
export function turned(cut: CrossCut, phaseShift = 0): CrossCut {
  return { ...mirrored(cut, phaseShift), slope: -cut.slope, bend: -cut.bend };
}
