import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import type pg from 'pg';

/** One question in its forms for the shop and for the bare server. */
export interface Question {
  readonly shop: { readonly path: string; readonly body?: string };
  readonly bare: string;
}

/** A kind of read, with different questions in an order that is the same in every run. */
export interface Read {
  readonly name: string;
  readonly questions: readonly Question[];
}

const PAGE = 48;
const MOST = 300;

const graphql = (query: string, variables: object): Question['shop'] => ({
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

/** Full pages of listings, by brand and season, brand alone or season alone, in random order. */
const LISTINGS = `
  with narrowed as (
    select b.slug as brand, p.season, count(*)::integer as n
    from products p join brands b on b.id = p.brand_id where p.published and p.deleted_at is null
    group by grouping sets ((b.slug, p.season), (b.slug), (p.season))
  )
  select brand, season, page from narrowed, generate_series(1, n / ${PAGE}) page
  order by md5(concat_ws(' ', brand, season, page))`;

/** Sizes that exist only for cars: the shop takes a size without a C for a car size. */
const SIZES = `
  select width, profile, diameter from products where published and deleted_at is null and profile > 0
  group by 1, 2, 3 having bool_and(category in ('CAR', 'SUV')) and bool_and(construction = 'R')
  order by count(*) desc, 1, 2, 3 limit ${MOST}`;

const SLUGS = `select slug from products where published and deleted_at is null order by md5(slug) limit ${MOST}`;

interface ListedPage {
  readonly brand: string | null;
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
  return { shop: { path: `/shop${text}` }, bare: `/page${text}` };
}

/** Some hundred different questions of each kind, made from the database's content. */
export async function readQuestions(database: pg.Client): Promise<{ reads: readonly Read[]; pages: Read }> {
  const { rows: listed } = await database.query<ListedPage>(LISTINGS);
  const { rows: sizes } = await database.query<{ width: number; profile: number; diameter: number }>(SIZES);
  const { rows: products } = await database.query<{ slug: string }>(SLUGS);
  const pages = { name: 'Page /shop as HTML', questions: listed.slice(0, MOST).map(address) };
  const reads = [
    {
      name: 'Listing: 48 cards, season and brand filter, total',
      questions: listed
        .filter(({ brand, season }) => brand && season)
        .slice(0, MOST)
        .map(({ brand, season, page }) => ({
          shop: graphql(LISTING, {
            filter: { season, brands: [brand] },
            sort: 'NAME_ASC',
            page,
            limit: PAGE,
          }),
          bare: `/listing?${new URLSearchParams({ brand: brand ?? '', season: season ?? '', page: String(page) })}`,
        })),
    },
    {
      name: 'Product by slug with reviews',
      questions: products.map(({ slug }) => ({
        shop: graphql(DETAIL, { slug }),
        bare: `/detail?${new URLSearchParams({ slug })}`,
      })),
    },
    {
      name: 'Search for a size, with facets',
      questions: sizes.map(({ width, profile, diameter }) => ({
        shop: graphql(SEARCH, { search: `${width}/${profile} R${diameter}`, limit: PAGE }),
        bare: `/search?width=${width}&profile=${profile}&diameter=${diameter}`,
      })),
    },
    pages,
  ];
  return { reads, pages };
}
