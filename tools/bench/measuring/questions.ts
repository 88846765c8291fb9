import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import type pg from 'pg';
import type { Asked } from './asked.ts';

/** One question in its forms for each server. PostGraphile has no pages. */
export interface Question {
  readonly shop: Asked;
  readonly bare: Asked;
  readonly postgraphile?: Asked;
}

/** A kind of read, with different questions in an order that is the same in every run. */
export interface Read {
  readonly name: string;
  readonly questions: readonly Question[];
}

const PAGE = 48;

const graphql = (query: string, variables: object): Asked => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

const LISTING = `query Listing($filter: ProductFilter, $sort: ProductSort, $page: Int, $limit: Int) {
  products(filter: $filter, sort: $sort, page: $page, limit: $limit) {
    items { id slug name brand { slug name } season size loadIndex speedRating runFlat price stockQuantity }
    pageInfo { totalItems }
  }
}`;

const DETAIL = `query Detail($slug: String) {
  product(slug: $slug) {
    id sku ean name size loadIndex speedRating fuelEfficiency wetGrip noiseDb
    price mailOrderPrice fittedPrice stockQuantity
    model { slug name rating reviewCount }
    reviews(page: 1, limit: 5) { items { id rating title text author verified } pageInfo { totalItems } }
  }
}`;

const SEARCH = `query Search($search: String, $limit: Int) {
  products(search: $search, sort: NAME_ASC, limit: $limit) {
    items { id slug name brand { slug name } season size loadIndex speedRating runFlat price stockQuantity }
    pageInfo { totalItems }
    facets { brands { value count } seasons { value count } speedRatings { value count } minPrice maxPrice }
  }
}`;

const POSTGRAPHILE_CARDS = `items: nodes {
  id: rowId slug name brand: brandByBrandId { slug name } season size loadIndex speedRating runFlat
  price: chargedPricePence stockQuantity: stockAvailable
} totalItems: totalCount`;
const POSTGRAPHILE_COUNTS = 'keys distinctCount { rowId }';
/** Names of the documents' arguments, without which PostGraphile would list drafts and deleted tyres too. */
const LISTED = 'published: true, deletedAt: null';

const POSTGRAPHILE = {
  listing: `query Listing($season: String, $brandId: Int, $offset: Int) {
    products: allProducts(condition: { season: $season, brandId: $brandId, ${LISTED} },
      orderBy: [NAME_ASC, ROW_ID_ASC], first: ${PAGE}, offset: $offset) { ${POSTGRAPHILE_CARDS} }
  }`,
  detail: `query Detail($slug: String!) {
    product: productBySlug(slug: $slug) {
      id: rowId sku ean name size loadIndex speedRating fuelEfficiency wetGrip noiseDb price: chargedPricePence
      mailOrderPrice: mailOrderPricePence fittedPrice: fittedPricePence stockQuantity: stockAvailable
      model: modelByModelId {
        slug name rating reviewCount
        reviews: reviewsByModelId(condition: { published: true }, orderBy: [REVIEWED_ON_DESC, ROW_ID_DESC], first: 5) {
          items: nodes { id: rowId rating title text author verified } totalItems: totalCount
        }
      }
    }
  }`,
  search: `query Search($width: Int, $profile: Int, $diameter: Int) {
    products: allProducts(condition: { width: $width, profile: $profile, diameter: $diameter, ${LISTED} },
      orderBy: [NAME_ASC, ROW_ID_ASC], first: ${PAGE}) {
      ${POSTGRAPHILE_CARDS}
      brands: groupedAggregates(groupBy: [BRAND_ID]) { ${POSTGRAPHILE_COUNTS} }
      seasons: groupedAggregates(groupBy: [SEASON]) { ${POSTGRAPHILE_COUNTS} }
      speedRatings: groupedAggregates(groupBy: [SPEED_RATING]) { ${POSTGRAPHILE_COUNTS} }
      aggregates { min { chargedPricePence } max { chargedPricePence } }
    }
  }`,
};

/** Full pages of listings, by brand and season, brand alone or season alone, in random order. */
const LISTINGS = `
  with narrowed as (
    select b.slug as brand, b.id as "brandId", p.season, count(*)::integer as n
    from products p join brands b on b.id = p.brand_id where p.published and p.deleted_at is null
    group by grouping sets ((b.slug, b.id, p.season), (b.slug, b.id), (p.season))
  )
  select brand, "brandId", season, page from narrowed, generate_series(1, n / ${PAGE}) page
  order by md5(concat_ws(' ', brand, season, page))`;

/** Sizes that exist only for cars: the shop takes a size without a C for a car size. */
const SIZES = `
  select width, profile, diameter from products where published and deleted_at is null and profile > 0
  group by 1, 2, 3 having bool_and(category in ('CAR', 'SUV')) and bool_and(construction = 'R')
  order by count(*) desc, 1, 2, 3 limit $1`;

const SLUGS = `select slug from products where published and deleted_at is null order by md5(slug) limit $1`;

interface ListedPage {
  readonly brand: string | null;
  readonly brandId: number | null;
  readonly season: Season | null;
  readonly page: number;
}

/** The address of a listing page, and the bare server's for the same page. */
function address({ brand, season, page }: ListedPage): Question {
  const query = new URLSearchParams({
    ...(brand ? { brand } : {}),
    ...(season ? { season: seasonLabels[season] } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  const text = query.size > 0 ? `?${query}` : '';
  return { shop: { path: `/shop${text}` }, bare: { path: `/page${text}` } };
}

/** Reads of that many different products. */
export async function productQuestions(database: pg.Client, most: number): Promise<Question[]> {
  const { rows } = await database.query<{ slug: string }>(SLUGS, [most]);
  return rows.map(({ slug }) => ({
    shop: graphql(DETAIL, { slug }),
    bare: { path: `/detail?${new URLSearchParams({ slug })}` },
    postgraphile: graphql(POSTGRAPHILE.detail, { slug }),
  }));
}

/**
 * Different questions of each kind, made from the database's content.
 * @param most how many of each kind.
 */
export async function readQuestions(
  database: pg.Client,
  most: number,
): Promise<{ reads: readonly Read[]; pages: Read }> {
  const { rows: listed } = await database.query<ListedPage>(LISTINGS);
  const { rows: sizes } = await database.query<{ width: number; profile: number; diameter: number }>(SIZES, [
    most,
  ]);
  const pages = { name: 'Page `/shop` as HTML', questions: listed.slice(0, most).map(address) };
  const reads = [
    {
      name: 'Listing: 48 cards, season and brand filter, total',
      questions: listed
        .filter(({ brand, season }) => brand && season)
        .slice(0, most)
        .map(({ brand, brandId, season, page }) => ({
          shop: graphql(LISTING, {
            filter: { season, brands: [brand] },
            sort: 'NAME_ASC',
            page,
            limit: PAGE,
          }),
          bare: {
            path: `/listing?${new URLSearchParams({ brand: brand ?? '', season: season ?? '', page: String(page) })}`,
          },
          postgraphile: graphql(POSTGRAPHILE.listing, { season, brandId, offset: (page - 1) * PAGE }),
        })),
    },
    {
      name: 'Product by slug with reviews',
      questions: await productQuestions(database, most),
    },
    {
      name: 'Search for a size, with facets',
      questions: sizes.map(({ width, profile, diameter }) => ({
        shop: graphql(SEARCH, { search: `${width}/${profile} R${diameter}`, limit: PAGE }),
        bare: { path: `/search?width=${width}&profile=${profile}&diameter=${diameter}` },
        postgraphile: graphql(POSTGRAPHILE.search, { width, profile, diameter }),
      })),
    },
    pages,
  ];
  return { reads, pages };
}
