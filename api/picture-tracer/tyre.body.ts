import { fieldOf, type ProfileField } from './profile.field.ts';
import { outlineOf, type ProfileOutline } from './profile.outline.ts';
import { seededRandom } from './seeded.random.ts';
import { stripOf, type SidewallStrip } from './sidewall.strip.ts';
import { designTread } from './tread.design.ts';
import { tileOf, type TreadTile } from './tread.tile.ts';
import { outerRadius } from './tyre.measure.ts';
import type { TyreLook } from './tyre.portrait.ts';

/** A tyre ready to be looked at: its section, its tread and its sidewall. */
export interface TyreBody {
  readonly outline: ProfileOutline;
  readonly field: ProfileField;
  readonly tile: TreadTile;
  readonly strip: SidewallStrip;
  /** Millimetres from the axle to the crown. */
  readonly radius: number;
}

/** Moulds a tyre from its measures, tread and lettering. */
export function mouldTyre(look: TyreLook): TyreBody {
  const outline = outlineOf(look, look.tread === 'moto');
  const radius = outerRadius(look);
  const design = designTread(look.tread, seededRandom(look.seed), {
    half: outline.treadEnd,
    siped: look.siped,
  });
  return {
    outline,
    field: fieldOf(outline),
    tile: tileOf(design, outline.treadEnd, 2 * Math.PI * radius),
    strip: stripOf(outline, look, look.lettering),
    radius,
  };
}
