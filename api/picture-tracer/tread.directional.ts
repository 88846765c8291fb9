import type { SeededRandom } from './seeded.random.ts';
import { cross, mirrored, rib, type CrossCut, type TreadBrief, type TreadDesign } from './tread.cut.ts';
import { summerSipes, winterSipes } from './tread.siping.ts';

/** Grooves that sweep from the middle to both shoulders as arrows do, to throw water and slush aside. */
export function directionalTread(random: SeededRandom, { half, siped }: TreadBrief): TreadDesign {
  const pitch = random.between(36, 46);
  const start = half * random.between(0.03, 0.14);
  const slope = random.between(0.9, 1.5);
  const bend = -random.between(0.25, 0.5) * (slope / half);
  const stagger = random.chance(0.5) ? 0.5 : 0;
  const sweep = cross(start, half, random.between(1.7, 2.4), {
    slope,
    bend,
    endHalfWidth: random.between(3, 4.2),
    depth: 8,
  });
  const short = cross(
    half * random.between(0.3, 0.4),
    half * random.between(0.66, 0.8),
    random.between(0.9, 1.4),
    {
      slope: slope * random.between(0.5, 0.75),
      phase: 0.5 + random.between(0.3, 0.6),
      endHalfWidth: 1.6,
      depth: 7,
    },
  );
  const link = cross(half * 0.46, half * 0.54, random.between(4, 7), {
    slope: slope * 0.4,
    phase: random.between(0.6, 1),
    depth: 6,
  });
  const side: CrossCut[] = [sweep, short, ...(random.chance(0.6) ? [link] : [])];
  const sipeBands: [number, number][] = [
    [start + 2, half * 0.44],
    [half * 0.48, half * 0.9],
  ];
  for (const [from, to] of sipeBands) {
    side.push(
      (siped ? winterSipes : summerSipes)(random, from, to, siped ? random.between(0.1, 0.35) : slope * 0.8),
    );
  }
  const ribs = [];
  if (random.chance(0.6)) ribs.push(rib(0, random.between(1.6, 3)));
  const outer = half * random.between(0.5, 0.6);
  if (random.chance(0.55))
    ribs.push(rib(outer, random.between(1.6, 2.6)), rib(-outer, random.between(1.6, 2.6)));
  return { pitch, cuts: [...ribs, ...side, ...side.map((cut) => mirrored(cut, stagger))] };
}
