import type { SeededRandom } from './seeded.random.ts';
import { cross, rib, turned, type TreadBrief, type TreadCut, type TreadDesign } from './tread.cut.ts';
import { summerSipes, winterSipes } from './tread.siping.ts';

/** Alike on both sides, so that it may roll either way: three or four straight grooves and calm shoulders. */
export function symmetricTread(random: SeededRandom, { half, siped }: TreadBrief): TreadDesign {
  const four = random.chance(0.55);
  const outer = half * random.between(0.5, 0.56);
  const inner = four ? half * random.between(0.15, 0.2) : 0;
  const grooveHalf = random.between(4.6, 6) * (four ? 0.86 : 1);
  const slope = random.between(0.12, 0.5);
  const ribs = [outer, -outer, ...(four ? [inner, -inner] : [0])].map((at) => rib(at, grooveHalf));
  const shoulder = cross(outer + random.between(2, 12), half, random.between(1.1, 1.7), {
    slope,
    phase: 0.1,
    endHalfWidth: random.between(1.8, 2.6),
    perPitch: random.whole(1, 2),
  });
  const notchReach = (outer - inner) * random.between(0.45, 0.75);
  const notch = cross(outer - grooveHalf, outer - notchReach, random.between(0.7, 1.2), {
    slope: -slope * 1.6,
    phase: random.between(0, 1),
    endHalfWidth: 0.5,
    depth: 6,
  });
  const bands: [number, number][] = [
    [outer, half * 0.86],
    [inner + grooveHalf, outer - grooveHalf],
  ];
  const sipes = bands.map(([from, to]) => (siped ? winterSipes : summerSipes)(random, from, to, slope));
  const oneSide: TreadCut[] = [shoulder, notch, ...sipes];
  const otherSide = [shoulder, notch, ...sipes].map((cut) => turned(cut, 0.5));
  return { pitch: random.between(27, 36), cuts: [...ribs, ...oneSide, ...otherSide] };
}
