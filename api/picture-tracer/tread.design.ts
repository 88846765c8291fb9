import type { SeededRandom } from './seeded.random.ts';
import { asymmetricTread } from './tread.asymmetric.ts';
import { blockTread } from './tread.block.ts';
import type { TreadBrief, TreadDesign } from './tread.cut.ts';
import { directionalTread } from './tread.directional.ts';
import { motoTread } from './tread.moto.ts';
import { symmetricTread } from './tread.symmetric.ts';
import type { TreadKind } from './tyre.portrait.ts';

const DESIGNERS: Readonly<Record<TreadKind, (random: SeededRandom, brief: TreadBrief) => TreadDesign>> = {
  symmetric: symmetricTread,
  asymmetric: asymmetricTread,
  directional: directionalTread,
  block: blockTread,
  moto: motoTread,
};

/** Designs a tread of its own for each seed, of the kind asked for. */
export function designTread(kind: TreadKind, random: SeededRandom, brief: TreadBrief): TreadDesign {
  return DESIGNERS[kind](random, brief);
}
