import { outerRadius, rimRadius, sectionHeight } from '../portrait/tyre.measure.ts';
import type { TyreMeasure } from '../portrait/tyre.portrait.ts';

/** A point of the cross-section in millimetres: `x` along the axle from the middle, `r` outwards from the axle. */
export interface SectionPoint {
  readonly x: number;
  readonly r: number;
}

/**
 * Half of a tyre's cross-section (x ≥ 0): one line from the middle of the crown over shoulder and sidewall to the bead,
 * and back along the inner liner to the middle. The first `outerCount` points are on the outside.
 */
export interface ProfileOutline {
  readonly points: readonly SectionPoint[];
  readonly outerCount: number;
  /** Arc lengths in millimetres from the middle of the crown to the end of the tread and to the bead's toe. */
  readonly treadEnd: number;
  readonly beadEnd: number;
}

const STEPS_PER_SPAN = 8;
const CROWN_THICKNESS = 24;

/** Runs a Catmull-Rom spline through the knots, because light would show any corners in the section. */
function smoothThrough(knots: readonly SectionPoint[]): SectionPoint[] {
  const at = (index: number): SectionPoint =>
    knots[Math.min(knots.length - 1, Math.max(0, index))] ?? { x: 0, r: 0 };
  const blend = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const line: SectionPoint[] = [];
  for (let span = 0; span < knots.length - 1; span += 1) {
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let step = 0; step < STEPS_PER_SPAN; step += 1) {
      const t = step / STEPS_PER_SPAN;
      line.push({ x: Math.max(0, blend(a.x, b.x, c.x, d.x, t)), r: blend(a.r, b.r, c.r, d.r, t) });
    }
  }
  line.push(at(knots.length - 1));
  return line;
}

function lengthAlong(points: readonly SectionPoint[], upTo: (point: SectionPoint) => boolean): number {
  let length = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to || upTo(to)) break;
    length += Math.hypot(to.x - from.x, to.r - from.r);
  }
  return length;
}

/**
 * Car, van and 4x4: a nearly flat crown, a rounded shoulder, and a bulging sidewall with a ridge that protects the rim.
 */
function carKnots(measure: TyreMeasure): {
  outside: SectionPoint[];
  inside: SectionPoint[];
  shoulderRadius: number;
} {
  const [half, height, rim, radius] = [
    measure.width / 2,
    sectionHeight(measure),
    rimRadius(measure),
    outerRadius(measure),
  ];
  const treadHalf = half * 0.84;
  const drop = 3 + measure.width * 0.008;
  const corner = Math.min(height * 0.16, half - treadHalf + 5);
  const outside = [
    { x: 0, r: radius },
    { x: treadHalf * 0.5, r: radius - drop * 0.22 },
    { x: treadHalf * 0.86, r: radius - drop * 0.8 },
    { x: treadHalf, r: radius - drop * 1.35 },
    { x: treadHalf + corner * 0.5, r: radius - drop - corner * 0.42 },
    { x: treadHalf + corner * 0.8, r: radius - drop - corner },
    { x: half * 0.985, r: rim + height * 0.68 },
    { x: half, r: rim + height * 0.5 },
    { x: half * 0.97, r: rim + height * 0.3 },
    { x: half * 0.945, r: rim + 21 },
    { x: half * 0.955, r: rim + 15 },
    { x: half * 0.88, r: rim + 10 },
    { x: half * 0.84, r: rim + 2 },
    { x: half * 0.81, r: rim - 3 },
    { x: half * 0.76, r: rim - 4 },
  ];
  const inside = [
    { x: half * 0.76, r: rim - 4 },
    { x: half * 0.72, r: rim + 3 },
    { x: half * 0.76, r: rim + 14 },
    { x: half * 0.88, r: rim + height * 0.34 },
    { x: half * 0.89, r: rim + height * 0.52 },
    { x: half * 0.8, r: radius - CROWN_THICKNESS - 14 },
    { x: half * 0.6, r: radius - CROWN_THICKNESS },
    { x: 0, r: radius - CROWN_THICKNESS },
  ];
  return { outside, inside, shoulderRadius: rim + height * 0.76 };
}

/** Motorcycle: a round crown with tread to its edge, because the machine leans, and a short sidewall. */
function motoKnots(measure: TyreMeasure): {
  outside: SectionPoint[];
  inside: SectionPoint[];
  shoulderRadius: number;
} {
  const [half, height, rim, radius] = [
    measure.width / 2,
    sectionHeight(measure),
    rimRadius(measure),
    outerRadius(measure),
  ];
  const rise = Math.min(height * 0.56, half * 0.86);
  const outside: SectionPoint[] = [];
  for (const degrees of [0, 14, 28, 42, 56, 70, 82]) {
    const angle = (degrees * Math.PI) / 180;
    outside.push({ x: half * Math.sin(angle), r: radius - rise * (1 - Math.cos(angle)) });
  }
  outside.push(
    { x: half * 0.97, r: radius - rise * 1.08 },
    { x: half * 0.92, r: rim + (height - rise) * 0.62 },
    { x: half * 0.8, r: rim + 12 },
    { x: half * 0.76, r: rim + 8 },
    { x: half * 0.7, r: rim },
    { x: half * 0.64, r: rim - 3 },
  );
  const inside = [
    { x: half * 0.64, r: rim - 3 },
    { x: half * 0.6, r: rim + 3 },
    { x: half * 0.74, r: rim + (height - rise) * 0.7 },
    { x: half * 0.74, r: radius - rise },
    { x: half * 0.5, r: radius - CROWN_THICKNESS - rise * 0.28 },
    { x: 0, r: radius - CROWN_THICKNESS },
  ];
  return { outside, inside, shoulderRadius: radius - rise * 0.9 };
}

/** The section of a tyre of this size; a motorcycle's is round where a car's is flat. */
export function outlineOf(measure: TyreMeasure, round: boolean): ProfileOutline {
  const { outside, inside, shoulderRadius } = round ? motoKnots(measure) : carKnots(measure);
  const outer = smoothThrough(outside);
  return {
    points: [...outer, ...smoothThrough(inside).slice(1)],
    outerCount: outer.length,
    treadEnd: lengthAlong(outer, (point) => point.r < shoulderRadius),
    beadEnd: lengthAlong(outer, () => false),
  };
}
