import { hash32 } from '../source/hash.ts';
import type { ModelEntry, SizeEntry, Tables, VehicleEntry } from '../source/tables.ts';
import { capSpeed, stepSpeed } from './speed-ladder.ts';

interface OeMark {
  mark: string;
  token: string;
}

interface Variant {
  /** 0 plain, 1 special, 2 XL, 3 XL and faster, 4 slower, 5 XL and slower: indexes `tier_weights`. */
  tier: number;
  loadIndex: number;
  speedRating: string;
  extraLoad: boolean;
  runFlatCode: string | null;
  evSpec: boolean;
  oeMark: OeMark | null;
}

/** A tyre that could be in the catalogue; the quotas decide whether it is. */
export interface Candidate extends Variant {
  slug: string;
  /** `hash32` of the slug: breaks ties, and spreads prices. */
  hash: number;
  model: ModelEntry;
  size: SizeEntry;
}

const RUN_FLAT_FROM_INCHES = 16;
const SPECIAL_FROM_INCHES = 17;

type MarksBySize = ReadonlyMap<string, readonly OeMark[]>;

/** The car makers' marks that each size can carry: those of makers whose vehicles use it. */
function marksBySize(vehicles: readonly VehicleEntry[], marks: Tables['variants']['oe_marks']): MarksBySize {
  const result = new Map<string, OeMark[]>();
  for (const { mark, token, makes } of [...marks].sort((a, b) => (a.mark < b.mark ? -1 : 1))) {
    const fitted = vehicles.filter((vehicle) => makes.includes(vehicle.make));
    for (const key of new Set(
      fitted.flatMap((vehicle) => [vehicle.frontSizeKey, vehicle.rearSizeKey ?? vehicle.frontSizeKey]),
    )) {
      result.set(key, [...(result.get(key) ?? []), { mark, token }]);
    }
  }
  return result;
}

/** Whether a model is made for a size: same kind of vehicle, rim in range, same kind of motorcycle. */
export function pairs(model: ModelEntry, size: SizeEntry): boolean {
  return (
    model.category === size.category &&
    size.diameter >= model.rimMin &&
    size.diameter <= model.rimMax &&
    (model.fitGroup === null || size.fitGroups.includes(model.fitGroup))
  );
}

function speedAndLoadVariants(
  model: ModelEntry,
  size: SizeEntry,
  plain: Variant,
  reinforced: Variant,
): Variant[] {
  const variants: Variant[] = [];
  const slower = stepSpeed(plain.speedRating, -1);
  const faster = stepSpeed(plain.speedRating, 1);
  if (size.xlLoadIndex !== null) variants.push({ ...reinforced, tier: 2 });
  if (slower) variants.push({ ...plain, tier: 4, speedRating: slower });
  if (faster && capSpeed(faster, model) === faster)
    variants.push({ ...reinforced, tier: 3, speedRating: faster });
  if (slower && size.xlLoadIndex !== null) variants.push({ ...reinforced, tier: 5, speedRating: slower });
  return variants;
}

function specialVariants(
  model: ModelEntry,
  size: SizeEntry,
  plain: Variant,
  reinforced: Variant,
  rules: Tables['variants'],
  marks: MarksBySize,
): Variant[] {
  const variants: Variant[] = [];
  if (model.runFlatAvailable && size.diameter >= RUN_FLAT_FROM_INCHES) {
    variants.push({ ...plain, tier: 1, runFlatCode: rules.run_flat_codes[model.brandSlug] ?? null });
  }
  if (size.diameter < SPECIAL_FROM_INCHES) return variants;
  if (model.evReady) variants.push({ ...reinforced, tier: 1, evSpec: true });
  if (model.season === 'SUMMER' && rules.oe_mark_brands.includes(model.brandSlug)) {
    for (const oeMark of marks.get(size.key) ?? []) variants.push({ ...reinforced, tier: 1, oeMark });
  }
  return variants;
}

function variantsOf(
  model: ModelEntry,
  size: SizeEntry,
  rules: Tables['variants'],
  marks: MarksBySize,
): Variant[] {
  const plain: Variant = {
    tier: 0,
    loadIndex: size.loadIndex,
    speedRating: capSpeed(size.speedRating, model),
    extraLoad: size.extraLoad,
    runFlatCode: null,
    evSpec: false,
    oeMark: null,
  };
  if (size.category === 'VAN' || size.category === 'MOTORCYCLE') return [plain];
  const reinforced =
    size.xlLoadIndex === null ? plain : { ...plain, loadIndex: size.xlLoadIndex, extraLoad: true };
  return [
    plain,
    ...speedAndLoadVariants(model, size, plain, reinforced),
    ...specialVariants(model, size, plain, reinforced, rules, marks),
  ];
}

function slugOf(model: ModelEntry, size: SizeEntry, variant: Variant): string {
  const sizePart = size.key.slice(size.key.indexOf('-') + 1);
  const twin = size.loadIndexTwin === null ? '' : `-${size.loadIndexTwin}`;
  const parts = [
    model.brandSlug,
    model.slug,
    sizePart,
    `${variant.loadIndex}${twin}${variant.speedRating.toLowerCase()}`,
    variant.extraLoad && 'xl',
    variant.runFlatCode && 'rf',
    variant.evSpec && 'ev',
    variant.oeMark?.token,
  ];
  return parts.filter(Boolean).join('-');
}

/** Lists every tyre the tables allow, each slug once: the first version to claim it keeps it. */
export function listCandidates({ models, sizes, vehicles, variants }: Tables): Candidate[] {
  const marks = marksBySize(vehicles, variants.oe_marks);
  const bySlug = new Map<string, Candidate>();
  for (const model of models) {
    for (const size of sizes.filter((candidate) => pairs(model, candidate))) {
      for (const variant of variantsOf(model, size, variants, marks)) {
        const slug = slugOf(model, size, variant);
        if (!bySlug.has(slug)) bySlug.set(slug, { ...variant, slug, hash: hash32(slug), model, size });
      }
    }
  }
  return [...bySlug.values()];
}
