import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import type { TreadKind } from '../../../api/src/features/shop/pictures/index.ts';
import { drawFrom } from '../source/hash.ts';
import type { Tables } from '../source/tables.ts';
import { modelEan } from '../tyre/identity.ts';
import { compareText } from '../tyre/selection.ts';
import type { TyreRow } from '../tyre/tyres.ts';
import { gatherFacts, type ModelFacts } from './facts.ts';
import { featuresOf } from './features.ts';
import { openingProse } from './opening-prose.ts';
import { rangeProse } from './range-prose.ts';
import { seasonProse } from './season-prose.ts';
import { type SeoFields, seoFieldsOf } from './seo.ts';
import { type SpecificationGroup, specificationsOf } from './specifications.ts';

/** A tyre model with the texts of its page. */
export interface ModelRow extends SeoFields {
  brandSlug: string;
  slug: string;
  name: string;
  sku: string;
  ean: string;
  category: TyreCategory;
  season: Season;
  tread: TreadKind;
  tier: BrandTier;
  priceIndex: number;
  launchYear: number;
  /** Paragraphs of plain text, separated by empty lines. */
  description: string;
  features: string[];
  specifications: SpecificationGroup[];
  /** The dimensions its picture is drawn from: millimetres, percent, inches. */
  pictureSize: { width: number; profile: number; diameter: number };
}

/** Each paragraph draws from its own stream, so that editing one doesn't change the others. */
function describe(facts: ModelFacts): string {
  const seed = `words/${facts.brand.slug}/${facts.model.slug}`;
  return [
    openingProse(facts, drawFrom(`${seed}/opening`)),
    seasonProse(facts, drawFrom(`${seed}/season`)),
    rangeProse(facts, drawFrom(`${seed}/range`)),
  ].join('\n\n');
}

function toRow(facts: ModelFacts, ordinal: number): ModelRow {
  const { brand, model, leadSize } = facts;
  const { brandSlug, slug, name, category, season, tread, priceIndex, launchYear } = model;
  const seed = `facts/${brandSlug}/${slug}`;
  return {
    brandSlug,
    slug,
    name,
    sku: `${brand.skuCode}-${slug.toUpperCase()}`,
    ean: modelEan(ordinal),
    category,
    season,
    tread,
    tier: brand.tier,
    priceIndex,
    launchYear,
    description: describe(facts),
    features: featuresOf(facts, drawFrom(`${seed}/features`)),
    specifications: specificationsOf(facts),
    pictureSize: { width: leadSize.width, profile: leadSize.profile, diameter: leadSize.diameter },
    ...seoFieldsOf(facts, drawFrom(`${seed}/seo`)),
  };
}

/** Builds all models' pages, ordered by brand and model, from the tables and the tyres on sale. */
export function buildModels(tables: Tables, tyres: readonly TyreRow[]): ModelRow[] {
  const tyresOf = Map.groupBy(tyres, ({ modelSlug }) => modelSlug);
  const sizes = new Map(tables.sizes.map((size) => [size.key, size]));
  const ordered = [...tables.models].sort((a, b) =>
    compareText(`${a.brandSlug}/${a.slug}`, `${b.brandSlug}/${b.slug}`),
  );
  return ordered.map((model, index) => {
    const brand = tables.brands.find(({ slug }) => slug === model.brandSlug);
    if (!brand) throw new Error(`${model.slug}: no brand "${model.brandSlug}" in brands.csv.`);
    return toRow(gatherFacts(brand, model, tyresOf.get(model.slug) ?? [], sizes), index + 1);
  });
}
