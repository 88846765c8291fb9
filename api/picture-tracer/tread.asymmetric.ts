import type { SeededRandom } from './seeded.random.ts';
import { cross, rib, type TreadBrief, type TreadCut, type TreadDesign } from './tread.cut.ts';
import { summerSipes, winterSipes } from './tread.siping.ts';

/** Cuts of the outer side: few and broad, for a stiff shoulder in bends. */
function outerSide(random: SeededRandom, start: number, half: number): TreadCut[] {
  const slope = random.between(0.1, 0.45);
  const cuts: TreadCut[] = [
    cross(start + random.between(5, 12), half, random.between(1.2, 1.8), {
      slope,
      bend: random.between(0, 0.004),
      phase: 0.2,
      endHalfWidth: random.between(2.2, 3.2),
    }),
  ];
  if (random.chance(0.5)) cuts.push(rib(start + random.between(7, 11), 0.7, { depth: 4 }));
  return cuts;
}

/** Cuts of the inner side: more and finer, to lead water away. */
function innerSide(random: SeededRandom, start: number, half: number): TreadCut[] {
  const slope = random.between(-0.4, 0.4);
  return [
    cross(-start, -half, random.between(1, 1.5), {
      slope,
      phase: 0.55,
      perPitch: 1,
      endHalfWidth: random.between(1.6, 2.2),
    }),
    cross(-start - 4, -half * 0.9, 0.6, { slope, phase: 0.05, depth: 5 }),
  ];
}

/** Angled notches that run from each groove into the rib beside it. */
function notches(random: SeededRandom, grooves: readonly number[], half: number): TreadCut[] {
  const reach = half * random.between(0.12, 0.22);
  const slope = random.between(0.6, 1.5) * (random.chance(0.5) ? 1 : -1);
  return grooves.map((at) =>
    cross(at, at - reach, random.between(0.9, 1.5), {
      slope,
      bend: random.between(-0.012, 0.012),
      phase: random.between(0, 1),
      endHalfWidth: 0.4,
      depth: 6,
    }),
  );
}

/** Broad blocks outside, finer ones inside, with three or four grooves that lie off the middle. */
export function asymmetricTread(random: SeededRandom, { half, siped }: TreadBrief): TreadDesign {
  const four = random.chance(0.45);
  const shift = half * random.between(-0.07, 0.05);
  const grooves = (four ? [0.48, 0.16, -0.16, -0.5] : [0.42, 0.02, -0.42]).map(
    (share) => share * half * random.between(0.95, 1.05) + shift,
  );
  const ribs = grooves.map((at) => rib(at, random.between(4.4, 5.8) * (four ? 0.88 : 1.08)));
  const [first, last] = [grooves[0] ?? 0, -(grooves.at(-1) ?? 0)];
  const slope = random.between(0.2, 0.6);
  const bands: [number, number][] = [
    [first + 5, half * 0.84],
    [grooves[1] ?? 0, first],
    [-last, grooves.at(-2) ?? 0],
    [-last - 5, -half * 0.84],
  ];
  const sipes = bands.map(([from, to], index) =>
    (siped ? winterSipes : summerSipes)(random, from, to, index % 2 ? slope : -slope),
  );
  return {
    pitch: random.between(29, 38),
    cuts: [
      ...ribs,
      ...outerSide(random, first, half),
      ...innerSide(random, last, half),
      ...notches(random, grooves, half),
      ...(siped ? sipes : sipes.slice(1, 3)),
    ],
  };
}
