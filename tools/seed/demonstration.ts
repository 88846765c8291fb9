import type { EntityManager } from '@mikro-orm/postgresql';
import { SCORE_TYRES } from '../../api/src/features/shop/catalogue/index.ts';
import { insertRows } from '../../api/src/platform/process/bulk.ts';
import { blogRows } from './blog.ts';
import { fittingCentreRows } from './fitting/centres.ts';
import { fittingVanRows } from './fitting/vans.ts';
import { buildBrands } from './model/brands.ts';
import { buildModels, type ModelRow } from './model/models.ts';
import { ratingSummary } from './review/rating-summary.ts';
import { buildReviews, type ReviewRow } from './review/reviews.ts';
import { readTables, type ModelEntry } from './source/tables.ts';
import { buildTyres, type TyreRow } from './tyre/tyres.ts';

const STARS = [5, 4, 3, 2, 1] as const;
const DAY_MS = 86_400_000;
/** How long the demonstration's earlier prices were charged, up to the day before the shop was set up. */
const WAS_PRICE_DAYS = 60;

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

function modelRow(
  model: ModelRow,
  entry: ModelEntry,
  id: number,
  brandId: number,
  reviews: readonly ReviewRow[],
): object {
  const { slug, name, tread, description, features, specifications, sku, ean, launchYear, pictureSize } =
    model;
  const summary = ratingSummary(reviews);
  return {
    id,
    brand_id: brandId,
    slug,
    name,
    tread,
    description,
    features,
    specifications,
    sku,
    ean,
    category: model.category,
    season: model.season,
    fuel_efficiency: entry.fuelEfficiency,
    wet_grip: entry.wetGrip,
    noise_db: entry.noiseDb,
    launch_year: launchYear,
    picture_width: pictureSize.width,
    picture_profile: pictureSize.profile,
    picture_diameter: pictureSize.diameter,
    seo: {
      title: model.seoTitle,
      description: model.seoDescription,
      keywords: model.seoKeywords,
      ogTitle: model.seoTitle,
      ogDescription: model.seoDescription,
    },
    rating: summary.average,
    review_count: summary.count,
    recommend_percent: summary.recommendPercent,
    rating_distribution: STARS.map((stars) => ({ stars, count: summary.distribution[stars] })),
  };
}

function productRow(
  tyre: TyreRow,
  brandId: number,
  modelId: number,
  brandName: string,
  lastSaleDay: string,
): object {
  const { id, slug, sku, ean, name, size, width, profile, diameter, construction } = tyre;
  return {
    id,
    slug,
    sku,
    ean,
    name,
    size,
    width,
    profile,
    diameter,
    construction,
    brand_id: brandId,
    model_id: modelId,
    category: tyre.category,
    season: tyre.season,
    load_index: tyre.loadIndex,
    load_index_twin: tyre.loadIndexTwin,
    speed_rating: tyre.speedRating,
    run_flat: tyre.runFlat,
    run_flat_code: tyre.runFlatCode,
    extra_load: tyre.extraLoad,
    ev_spec: tyre.evSpec,
    oe_mark: tyre.oeMark,
    position: tyre.position,
    three_peak_snowflake: tyre.threePeakSnowflake,
    fuel_efficiency: tyre.fuelEfficiency,
    wet_grip: tyre.wetGrip,
    noise_db: tyre.noiseDb,
    noise_class: tyre.noiseClass,
    price_pence: tyre.pricePence,
    mail_order_price_pence: tyre.mailOrderPricePence,
    fitted_price_pence: tyre.fittedPricePence,
    was_price_pence: tyre.wasPricePence,
    was_price_until: tyre.wasPricePence === null ? null : lastSaleDay,
    stock_quantity: tyre.stockQuantity,
    stock_reserved: 0,
    popularity: tyre.popularity,
    published: true,
    created_at: tyre.createdAt,
    updated_at: tyre.createdAt,
    search_text: `${brandName} ${name} ${size.replace(/[^\dA-Z]/g, '')} ${sku} ${ean}`.toLowerCase(),
  };
}

function reviewRow(review: ReviewRow, modelId: number): object {
  const { rating, title, text, author, vehicle, recommends, noise, wear, comfort, value } = review;
  return {
    model_id: modelId,
    rating,
    author,
    vehicle,
    recommends,
    noise,
    wear,
    comfort,
    value,
    title: title || null,
    text: text || null,
    reviewed_on: review.reviewedOn,
    miles_driven: review.milesDriven,
    helpful_votes: review.helpfulVotes,
    wet_grip: review.wetGrip,
    is_sample: true,
    verified: false,
    state: 'APPROVED',
  };
}

function priceRows(tyres: readonly TyreRow[], today: Date): object[] {
  const until = new Date(today.getTime() - DAY_MS);
  const from = new Date(until.getTime() - WAS_PRICE_DAYS * DAY_MS);
  return tyres.flatMap(({ id, wasPricePence }) =>
    wasPricePence === null
      ? []
      : [
          {
            product_id: id,
            price_pence: wasPricePence,
            valid_from: isoDay(from),
            valid_until: isoDay(until),
          },
        ],
  );
}

/**
 * Inserts tyres with their scores. They're scored in a temporary table that hides the shop's own of the same name
 * meanwhile, because scoring them in place would write each of them to its many indexes a second time.
 */
async function insertTyres(em: EntityManager, rows: readonly object[]): Promise<void> {
  const columns = [...Object.keys(rows[0] ?? {}), 'recommendation'].join(', ');
  await em.execute(
    'create temporary table products (like public.products including defaults including generated)',
  );
  await insertRows(em, 'products', rows);
  await em.execute(SCORE_TYRES);
  await em.execute(
    `insert into public.products (${columns}) select ${columns} from pg_temp.products order by id`,
  );
  await em.execute('drop table pg_temp.products');
}

/**
 * Writes the invented data: makes and models as described by the demonstration, tyres with prices, reviews, garages and
 * articles.
 */
async function write(
  em: EntityManager,
  folder: string,
  today: Date,
  report: (what: string) => void,
): Promise<void> {
  const tables = readTables(folder);
  const tyres = buildTyres(tables, today);
  const brands = buildBrands(tables).map((brand, index) => ({ ...brand, id: index + 1 }));
  const brandsBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const models = buildModels(tables, tyres);
  const modelIds = new Map(models.map(({ slug }, index) => [slug, index + 1]));
  const entries = new Map(tables.models.map((entry) => [entry.slug, entry]));
  const reviews = Map.groupBy(buildReviews(tables, today, folder), ({ modelSlug }) => modelSlug);
  const idOf = (slug: string): number => modelIds.get(slug) ?? 0;

  await insertRows(
    em,
    'brands',
    brands.map(({ id, slug, name, tier, country, foundedYear, description }) => ({
      id,
      slug,
      name,
      tier,
      country,
      founded_year: foundedYear,
      description,
    })),
  );
  await insertRows(
    em,
    'models',
    models.flatMap((model) => {
      const entry = entries.get(model.slug);
      return entry
        ? [
            modelRow(
              model,
              entry,
              idOf(model.slug),
              brandsBySlug.get(model.brandSlug)?.id ?? 0,
              reviews.get(model.slug) ?? [],
            ),
          ]
        : [];
    }),
  );
  report(`${brands.length} brands and ${models.length} models`);
  const lastSaleDay = isoDay(new Date(today.getTime() - DAY_MS));
  await insertTyres(
    em,
    tyres.map((tyre) => {
      const brand = brandsBySlug.get(tyre.brandSlug);
      return productRow(tyre, brand?.id ?? 0, idOf(tyre.modelSlug), brand?.name ?? '', lastSaleDay);
    }),
  );
  await insertRows(em, 'product_prices', priceRows(tyres, today));
  report(`${tyres.length.toLocaleString('en-GB')} tyres`);
  const rows = [...reviews].flatMap(([slug, list]) => list.map((review) => reviewRow(review, idOf(slug))));
  await insertRows(em, 'reviews', rows);
  await insertRows(em, 'fitting_centres', fittingCentreRows(folder));
  await insertRows(em, 'fitting_vans', fittingVanRows(folder));
  for (const [table, rowsOfTable] of blogRows(folder, today)) await insertRows(em, table, rowsOfTable);
  report(`${rows.length.toLocaleString('en-GB')} sample reviews`);
}

/** The seed inserts explicit ids; the shop's next row gets the id after them. */
async function advanceNumbers(em: EntityManager): Promise<void> {
  for (const table of ['brands', 'models', 'products', 'blog_categories', 'blog_tags', 'blog_posts'])
    await em.execute(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
}

/** Tables that the demonstration fills with explicit ids, so it must be the first to write there. */
const OWN_TABLES = [
  'brands',
  'blog_categories',
  'blog_tags',
  'blog_posts',
  'fitting_centres',
  'fitting_vans',
];

/** Whether the demonstration's tables are still empty. */
export async function hasRoomForDemonstration(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ filled: boolean }[]>(
    `select ${OWN_TABLES.map((table) => `exists (select from ${table})`).join(' or ')} as filled`,
  );
  return row?.filled === false;
}

/** Whether the database holds invented reviews or garages; if so, its tyres are invented too. */
export async function holdsDemonstration(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ held: boolean }[]>(
    `select exists (select from reviews where is_sample)
        or exists (select from fitting_centres where is_sample)
        or exists (select from fitting_vans where is_sample) as held`,
  );
  return row?.held === true;
}

/**
 * Fills the demonstration's tables, which must be empty, in the transaction of `em`.
 * @param report is called with the progress; it can throw to abort.
 */
export async function seedDemonstration(
  em: EntityManager,
  folder: string,
  today: Date,
  report: (what: string) => void,
): Promise<void> {
  await write(em, folder, today, report);
  await advanceNumbers(em);
}
