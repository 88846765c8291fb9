import type { SeededRandom } from '../portrait/seeded.random.ts';
import { isMotoTread, type FlatTread, type TreadKind } from '../portrait/tyre.portrait.ts';
import { asymmetricTread } from './tread.asymmetric.ts';
import { blockTread } from './tread.block.ts';
import type { TreadBrief, TreadDesign } from './tread.cut.ts';
import { directionalTread } from './tread.directional.ts';
import { motoTread } from './tread.moto.ts';
import { symmetricTread } from './tread.symmetric.ts';

const FLAT_DESIGNERS: Readonly<Record<FlatTread, (random: SeededRandom, brief: TreadBrief) => TreadDesign>> =
  {
    symmetric: symmetricTread,
    asymmetric: asymmetricTread,
    directional: directionalTread,
    block: blockTread,
  };

/** Designs a tread of the requested kind, different for each seed. */
export function designTread(kind: TreadKind, random: SeededRandom, brief: TreadBrief): TreadDesign {
  return isMotoTread(kind) ? motoTread(kind, random, brief) : FLAT_DESIGNERS[kind](random, brief);
}
