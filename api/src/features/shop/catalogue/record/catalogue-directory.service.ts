import { cachedData } from '../../../../platform/cache/query-cache.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { Vocabulary } from '../../search/index.ts';
import type { Brand } from './brand.entity.ts';
import type { Model } from './model.entity.ts';

/** All brands and models: a few hundred rows that nearly every read needs. */
export interface Directory {
  readonly brands: ReadonlyMap<number, Brand>;
  readonly brandsBySlug: ReadonlyMap<string, Brand>;
  readonly models: ReadonlyMap<number, Model>;
  /** Includes former slugs, but not deleted models. */
  readonly modelsBySlug: ReadonlyMap<string, Model>;
  /**
   * The names to look for in searches. One object per version of the catalogue, because its index is cached with it.
   */
  readonly vocabulary: Vocabulary;
}

const BRANDS = `
  select id, slug, name, tier, country, founded_year as "foundedYear", description, revision,
    updated_at as "updatedAt"
  from brands order by name`;

const FORMER = 'select slug, model_id as "modelId" from model_redirects';

const MODELS = `
  select m.id, m.brand_id as "brandId", m.slug, m.name, m.category, m.season, m.tread, m.description,
    m.features, m.specifications,
    m.sku, m.ean, m.fuel_efficiency as "fuelEfficiency", m.wet_grip as "wetGrip", m.noise_db as "noiseDb",
      m.launch_year as "launchYear",
    m.picture_width as "pictureWidth", m.picture_profile as "pictureProfile",
      m.picture_diameter as "pictureDiameter", m.seo,
    m.rating, m.review_count as "reviewCount", m.recommend_percent as "recommendPercent",
      m.rating_distribution as "ratingDistribution",
    m.pictures, m.picture_name as "pictureName", m.revision, m.updated_at as "updatedAt", m.deleted_at as "deletedAt",
    coalesce(f.variations, 0) as "variationCount", coalesce(f.sizes, 0) as "sizeCount",
      coalesce(f.min_price, 0) as "minPrice", coalesce(f.max_price, 0) as "maxPrice"
  from models m
  left join (
    select model_id, count(*) as variations, count(distinct size) as sizes, min(charged_price_pence) as min_price,
      max(charged_price_pence) as max_price
    from products where published and deleted_at is null group by model_id
  ) f on f.model_id = m.id
  order by m.name`;

/**
 * Caches brands and models in memory per version of the catalogue. It replaces loaders for both, so a listing needs no
 * extra statement for the brand of each card.
 */
export class CatalogueDirectory extends Service {
  readonly #kept = cachedData(this.platform.versions, 'catalogue', () => load(this.platform.sql));

  /** The directory of the current catalogue version. */
  read(): Promise<Directory> {
    return this.#kept();
  }
}

async function load(sql: Sql): Promise<Directory> {
  const [brands, models, former] = await Promise.all([
    sql.rows<Brand>(BRANDS),
    sql.rows<Model>(MODELS),
    sql.rows<{ slug: string; modelId: number }>(FORMER),
  ]);
  const brandsById = new Map(brands.map((brand) => [brand.id, brand]));
  for (const model of models) {
    const brand = brandsById.get(model.brandId);
    if (!brand) throw new Error(`Model ${model.slug} has brand ${model.brandId}, which is not in the table.`);
    Object.assign(model, { brand, fullName: `${brand.name} ${model.name}` });
  }
  // A deleted model stays as long as one of its tyres has been restored.
  const kept = models.filter(({ deletedAt, variationCount }) => deletedAt === null || variationCount > 0);
  const keptById = new Map(kept.map((model) => [model.id, model]));
  return {
    brands: brandsById,
    brandsBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
    models: new Map(models.map((model) => [model.id, model])),
    modelsBySlug: new Map([
      ...former.flatMap(({ slug, modelId }) => {
        const model = keptById.get(modelId);
        return model ? [[slug, model] as const] : [];
      }),
      ...kept.map((model) => [model.slug, model] as const),
    ]),
    vocabulary: {
      brands,
      models: kept.map(({ slug, name, brand }) => ({ slug, name, brandSlug: brand.slug })),
    },
  };
}
