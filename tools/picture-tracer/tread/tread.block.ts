import type { SeededRandom } from '../portrait/seeded.random.ts';
import { cross, rib, turned, type CrossCut, type TreadBrief, type TreadDesign } from './tread.cut.ts';
import { winterSipes } from './tread.siping.ts';

/** Big interlocking blocks with zigzag grooves and shoulder lugs, for tracks and mud. */
export function blockTread(random: SeededRandom, { half, siped }: TreadBrief): TreadDesign {
  const pitch = random.between(46, 58);
  const outer = half * random.between(0.44, 0.52);
  const swing = random.between(2.5, 5);
  const deep = { depth: 10, swing, swingsPerPitch: random.whole(1, 2) };
  const grooveHalf = random.between(3.4, 4.8);
  const ribs = [rib(outer, grooveHalf, deep), rib(-outer, grooveHalf, deep)];
  const split = random.chance(0.6) ? half * random.between(0.1, 0.16) : 0;
  ribs.push(rib(split, grooveHalf * 0.8, deep));
  if (split > 0) ribs.push(rib(-split, grooveHalf * 0.8, deep));
  const slope = random.between(0.15, 0.6);
  const lug = cross(outer, half, random.between(3.2, 4.4), {
    slope,
    depth: 10,
    endHalfWidth: random.between(5, 7),
  });
  const lugNotch = cross(half * 0.8, half, random.between(1.6, 2.6), { slope, phase: 0.5, depth: 8 });
  const middle = cross(split, outer, random.between(2.4, 3.4), {
    slope: -slope * random.between(0.8, 1.6),
    phase: random.between(0.3, 0.7),
    depth: 9,
  });
  const sipes = [
    cross(split + 4, outer - 6, 0.45, {
      slope,
      phase: random.between(0, 1),
      perPitch: random.whole(2, 3),
      depth: 5,
      zigzag: 1.2,
      zigzagLength: 9,
    }),
    cross(outer + 6, half * 0.82, 0.45, { slope, phase: 0.5, perPitch: random.whole(2, 3), depth: 5 }),
  ];
  if (siped) sipes.push(winterSipes(random, outer + 4, half * 0.8, slope));
  const side: CrossCut[] = [lug, lugNotch, middle, ...sipes];
  return { pitch, cuts: [...ribs, ...side, ...side.map((cut) => turned(cut, 0.5))] };
}
