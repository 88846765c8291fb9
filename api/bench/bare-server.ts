/**
 * The yardstick: `node:http` and `pg` with prepared statements and hand-written SQL, answering the same reads from the
 * same database without schema, validation, access rules, limits or caches. Run by the bench as a process of its own.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { PRODUCT_SLUG } from './documents.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const CARD = `p.id, p.slug, p.name, json_build_object('slug', b.slug, 'name', b.name) as brand, p.season, p.size,
  p.load_index as "loadIndex", p.speed_rating as "speedRating", p.run_flat as "runFlat",
  p.charged_price_pence as price, p.stock_available as "stockQuantity"`;
const FROM = 'from products p join brands b on b.id = p.brand_id where p.published and p.deleted_at is null';
const SIZE = 'p.width = 205 and p.profile = 55 and p.diameter = 16';

async function rows(name: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await pool.query<Record<string, unknown>>({ name, text, values })).rows;
}

async function listing(): Promise<object> {
  const where = `${FROM} and p.season = any($1::text[]) and b.slug = any($2::text[])`;
  const values = [['SUMMER'], ['michelin']];
  const [items, [total]] = await Promise.all([
    rows('listing', `select ${CARD} ${where} order by p.name, p.id limit 48`, values),
    rows('listing-total', `select count(*)::integer as "totalItems" ${where}`, values),
  ]);
  return { data: { products: { items, pageInfo: total } } };
}

async function detail(): Promise<object> {
  const [product] = await rows(
    'detail',
    `
    select p.id, p.sku, p.ean, p.name, p.size, p.load_index as "loadIndex", p.speed_rating as "speedRating",
      p.fuel_efficiency as "fuelEfficiency", p.wet_grip as "wetGrip", p.noise_db as "noiseDb",
      p.charged_price_pence as price, p.mail_order_price_pence as "mailOrderPrice",
      p.fitted_price_pence as "fittedPrice", p.stock_available as "stockQuantity", p.model_id,
      json_build_object('slug', m.slug, 'name', m.name, 'rating', m.rating, 'reviewCount', m.review_count) as model
    from products p join models m on m.id = p.model_id where p.slug = $1 and p.published and p.deleted_at is null`,
    [PRODUCT_SLUG],
  );
  const { model_id: modelId, ...fields } = product ?? {};
  const items = await rows(
    'reviews',
    `
      select id, rating, title, text, author, verified from reviews where model_id = $1 and published
        order by reviewed_on desc, id desc limit 5`,
    [modelId],
  );
  return {
    data: {
      product: {
        ...fields,
        reviews: {
          items,
          pageInfo: { totalItems: (fields['model'] as { reviewCount: number }).reviewCount },
        },
      },
    },
  };
}

const SPEEDS = "array['M','N','P','Q','R','S','T','U','H','V','Z','W','(W)','Y','(Y)']";

function counts(column: string, order: string): string {
  return `(select json_agg(json_build_object('value', value, 'count', n) order by ${order})
    from (select ${column} as value, count(*) as n ${FROM} and ${SIZE} group by 1) c)`;
}

async function search(): Promise<object> {
  const [items, [total], [facets]] = await Promise.all([
    rows('search', `select ${CARD} ${FROM} and ${SIZE} order by p.name, p.id limit 48`),
    rows('search-total', `select count(*)::integer as "totalItems" ${FROM} and ${SIZE}`),
    rows(
      'search-facets',
      `select ${counts('b.slug', 'n desc, value')} as brands, ${counts('p.season', 'n desc, value')} as seasons,
      ${counts('p.speed_rating', `array_position(${SPEEDS}, value)`)} as "speedRatings",
      (select min(p.charged_price_pence) ${FROM} and ${SIZE}) as "minPrice",
      (select max(p.charged_price_pence) ${FROM} and ${SIZE}) as "maxPrice"`,
    ),
  ]);
  return { data: { products: { items, pageInfo: total, facets } } };
}

/** The same 48 tyres as the shop's first page, in a template string. */
async function page(): Promise<string> {
  const [items, [total]] = await Promise.all([
    rows('page', `select ${CARD} ${FROM} order by p.name, p.id limit 48`),
    rows('page-total', `select count(*)::integer as "totalItems" ${FROM}`),
  ]);
  const cards = items
    .map(
      ({ slug, name, price, size }) =>
        `<li><a href="/product/${String(slug)}">${String(name)}</a> ${String(size)} ` +
        `£${(Number(price) / 100).toFixed(2)}</li>`,
    )
    .join('');
  return (
    '<!doctype html><html lang="en-GB"><title>Shop</title>' +
    `<h1>${String(total?.['totalItems'])} tyres</h1><ul>${cards}</ul></html>`
  );
}

const JSON_ANSWERS: Readonly<Record<string, () => Promise<object>>> = {
  '/listing': listing,
  '/detail': detail,
  '/search': search,
};

createServer((request, response) => {
  const path = request.url ?? '';
  const json = JSON_ANSWERS[path];
  const answer = json ? json().then((data) => JSON.stringify(data)) : page();
  answer.then(
    (body) =>
      response
        .writeHead(200, {
          'content-type': json ? 'application/json' : 'text/html',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
