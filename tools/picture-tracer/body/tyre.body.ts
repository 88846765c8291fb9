import { LRUCache } from 'lru-cache';
import { seededRandom } from '../portrait/seeded.random.ts';
import { outerRadius } from '../portrait/tyre.measure.ts';
import { isMotoTread, type TyreLook, type TyreMeasure } from '../portrait/tyre.portrait.ts';
import { designTread } from '../tread/tread.design.ts';
import { tileOf, type TreadTile } from '../tread/tread.tile.ts';
import { fieldOf, type ProfileField } from './profile.field.ts';
import { outlineOf, type ProfileOutline } from './profile.outline.ts';
import { stripOf, type SidewallStrip } from './sidewall.strip.ts';

/** A tyre ready to draw: its section, its tread and its sidewall. */
export interface TyreBody {
  readonly outline: ProfileOutline;
  readonly field: ProfileField;
  readonly tile: TreadTile;
  readonly strip: SidewallStrip;
  /** The distance from axle to crown, in millimetres. */
  readonly radius: number;
}

type Section = Pick<TyreBody, 'outline' | 'field'>;

/** Cached sections, because many models share a size and each is drawn in several views. */
const sections = new LRUCache<string, Section>({ max: 32 });

function sectionOf(measure: TyreMeasure, isRound: boolean): Section {
  const key = [measure.width, measure.profile, measure.rim, isRound].join();
  const known = sections.get(key);
  if (known) return known;
  const outline = outlineOf(measure, isRound);
  const section = { outline, field: fieldOf(outline) };
  sections.set(key, section);
  return section;
}

/** Moulds a tyre from its dimensions, tread and lettering. */
export function mouldTyre(look: TyreLook): TyreBody {
  const { outline, field } = sectionOf(look, isMotoTread(look.tread));
  const radius = outerRadius(look);
  const design = designTread(look.tread, seededRandom(look.seed), {
    half: outline.treadEnd,
    siped: look.siped,
  });
  return {
    outline,
    field,
    tile: tileOf(design, outline.treadEnd, 2 * Math.PI * radius),
    strip: stripOf(outline, look.lettering),
    radius,
  };
}
