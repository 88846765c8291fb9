import { BRANDS, brandId, rows, type Row } from './bare-database.ts';

const CARD = `p.id, p.slug, p.name, p.brand_id, p.season, p.size,
  p.load_index as "loadIndex", p.speed_rating as "speedRating", p.run_flat as "runFlat",
  p.charged_price_pence as price, p.stock_available as "stockQuantity"`;
const FROM = 'from products p where p.published and p.deleted_at is null';
const PAGE = 48;

const withBrand = ({ brand_id, ...card }: Row): Row => ({ ...card, brand: BRANDS.get(brand_id) });

async function listing(asked: URLSearchParams): Promise<object> {
  const where = `${FROM} and p.season = $1 and p.brand_id = $2`;
  const values = [asked.get('season'), brandId(asked.get('brand') ?? '')];
  const [items, [total]] = await Promise.all([
    rows('listing', `select ${CARD} ${where} order by p.name, p.id limit ${PAGE} offset $3`, [
      ...values,
      (Number(asked.get('page')) - 1) * PAGE,
    ]),
    rows('listing-total', `select count(*)::integer as "totalItems" ${where}`, values),
  ]);
  return { products: { items: items.map(withBrand), pageInfo: total } };
}

const DETAIL = `
  select p.id, p.sku, p.ean, p.name, p.size, p.load_index as "loadIndex", p.speed_rating as "speedRating",
    p.fuel_efficiency as "fuelEfficiency", p.wet_grip as "wetGrip", p.noise_db as "noiseDb",
    p.charged_price_pence as price, p.mail_order_price_pence as "mailOrderPrice",
    p.fitted_price_pence as "fittedPrice", p.stock_available as "stockQuantity",
    json_build_object('slug', m.slug, 'name', m.name, 'rating', m.rating, 'reviewCount', m.review_count) as model,
    json_build_object('items', coalesce(r.items, '[]'), 'pageInfo', json_build_object('totalItems', m.review_count))
      as reviews
  from products p
  join models m on m.id = p.model_id
  left join lateral (
    select json_agg(latest) as items from (
      select id, rating, title, text, author, verified from reviews where model_id = m.id and published
        order by reviewed_on desc, id desc limit 5
    ) latest
  ) r on true
  where p.slug = $1 and p.published and p.deleted_at is null`;

async function detail(asked: URLSearchParams): Promise<object> {
  const [product] = await rows('detail', DETAIL, [asked.get('slug')]);
  return { product };
}

const SIZE = 'p.width = $1 and p.profile = $2 and p.diameter = $3';
const SPEEDS = "array['M','N','P','Q','R','S','T','U','H','V','Z','W','(W)','Y','(Y)']";

function counts(column: string, order: string): string {
  return `(select json_agg(json_build_object('value', value, 'count', n) order by ${order})
    from (select ${column} as value, count(*) as n from found p group by 1) c)`;
}

const FACETS = `
  with found as materialized (select p.brand_id, p.season, p.speed_rating, p.charged_price_pence ${FROM} and ${SIZE})
  select ${counts('p.brand_id', 'n desc')} as brands, ${counts('p.season', 'n desc, value')} as seasons,
    ${counts('p.speed_rating', `array_position(${SPEEDS}, value)`)} as "speedRatings",
    (select min(charged_price_pence) from found) as "minPrice",
    (select max(charged_price_pence) from found) as "maxPrice"`;

interface Count {
  readonly value: string;
  readonly count: number;
}

const byCount = (a: Count, b: Count): number => b.count - a.count || (a.value < b.value ? -1 : 1);

async function search(asked: URLSearchParams): Promise<object> {
  const size = ['width', 'profile', 'diameter'].map((part) => Number(asked.get(part)));
  const [items, [total], [facets]] = await Promise.all([
    rows('search', `select ${CARD} ${FROM} and ${SIZE} order by p.name, p.id limit ${PAGE}`, size),
    rows('search-total', `select count(*)::integer as "totalItems" ${FROM} and ${SIZE}`, size),
    rows('search-facets', FACETS, size),
  ]);
  const brands = ((facets?.['brands'] ?? []) as { value: number; count: number }[])
    .map(({ value, count }) => ({ value: BRANDS.get(value)?.slug ?? '', count }))
    .toSorted(byCount);
  return { products: { items: items.map(withBrand), pageInfo: total, facets: { ...facets, brands } } };
}

/** The function that answers each path, given its query. */
export const JSON_ANSWERS: Readonly<Record<string, (asked: URLSearchParams) => Promise<object>>> = {
  '/listing': listing,
  '/detail': detail,
  '/search': search,
};
