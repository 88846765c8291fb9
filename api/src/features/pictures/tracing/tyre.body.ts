import { fieldOf, type ProfileField } from './profile.field.ts';
import { outlineOf, type ProfileOutline } from './profile.outline.ts';
import { seededRandom } from './seeded.random.ts';
import type { Lettering } from './sidewall.lettering.ts';
import { stripOf, type SidewallStrip } from './sidewall.strip.ts';
import { designTread } from './tread.design.ts';
import { tileOf, type TreadTile } from './tread.tile.ts';
import { outerRadius, type TreadKind, type TyreMeasure } from './tyre.measure.ts';

/** What makes one tyre look different from another. */
export interface TyreLook extends TyreMeasure {
  readonly tread: TreadKind;
  /** Whether it is cut for snow, with sipes all over. */
  readonly siped: boolean;
  readonly lettering: Lettering;
  /** The model's slug: every seed has a tread of its own within its kind. */
  readonly seed: string;
}

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
