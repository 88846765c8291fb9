import { brandId, rows } from './bare-database.ts';
import { parsePage, renderPage, type ReactPage } from './react-page.ts';

const CARD = `p.slug, p.name, p.brand_id, m.slug as model, m.name as model_name, m.rating, m.review_count,
  coalesce(m.picture_name, m.slug) as picture, p.season, p.three_peak_snowflake, p.size, p.load_index,
  p.load_index_twin, p.speed_rating, p.extra_load, p.run_flat, p.run_flat_code, p.ev_spec, p.oe_mark, p.position,
  p.fuel_efficiency, p.wet_grip, p.noise_db, p.charged_price_pence as price,
  case when p.was_price_until >= current_date - 90 then p.was_price_pence end as was, p.stock_available as stock`;
const LISTED = 'p.published and p.deleted_at is null';
const PAGE = 48;

/** The columns whose values are counted. */
const COUNTED = [
  'category',
  'season',
  'brand_id',
  'speed_rating',
  'width',
  'profile',
  'diameter',
  'load_index',
  'wet_grip',
  'fuel_efficiency',
  'noise_db',
] as const;
type Counted = (typeof COUNTED)[number];

const FLAGS = {
  'Run flat': 'p.run_flat',
  'Extra load': 'p.extra_load',
  'Electric cars': 'p.ev_spec',
  'Three-peak snowflake': 'p.three_peak_snowflake',
  Reduced: 'p.was_price_pence > p.charged_price_pence and p.was_price_until >= current_date - 90',
  'In stock': 'p.stock_available > 0',
} as const;

/** A page's filters: each condition under the column whose counts ignore it. */
interface Narrowed {
  readonly conditions: Partial<Record<Counted, string>>;
  readonly values: unknown[];
}

function narrow(asked: URLSearchParams): Narrowed {
  const conditions: Partial<Record<Counted, string>> = {};
  const values: unknown[] = [];
  const [brand, season] = [asked.get('brand'), asked.get('season')];
  if (brand) conditions.brand_id = `p.brand_id = $${values.push(brandId(brand))}`;
  if (season) conditions.season = `p.season = $${values.push(season.toUpperCase().replace(' ', '_'))}`;
  return { conditions, values };
}

function where({ conditions }: Narrowed, except?: Counted): string {
  const kept = Object.entries(conditions).filter(([column]) => column !== except);
  return [LISTED, ...kept.map(([, sql]) => sql)].join(' and ');
}

/**
 * One statement for all counts: one pass for the columns without their own condition, and one for each other column.
 */
function countsSql(narrowed: Narrowed): string {
  const shared = COUNTED.filter((column) => !(column in narrowed.conditions));
  const names = shared.map((column) => `when grouping(p.${column}) = 0 then '${column}'`);
  const flagNames = Object.keys(FLAGS).map((name) => `'${name}'`);
  const flagCounts = Object.values(FLAGS).map((sql) => `count(*) filter (where ${sql})`);
  return [
    `select case ${names.join(' ')} end as key, coalesce(${shared.map((column) => `p.${column}::text`).join(', ')})
      as value, count(*)::integer as n from products p where ${where(narrowed)}
      group by grouping sets (${shared.map((column) => `(p.${column})`).join(', ')})`,
    ...COUNTED.filter((column) => column in narrowed.conditions).map(
      (column) =>
        `select '${column}', p.${column}::text, count(*)::integer from products p
            where ${where(narrowed, column)} group by 2`,
    ),
    `select 'flags', flag, n::integer
      from (select array[${flagCounts.join(', ')}] as counts from products p where ${where(narrowed)}) c,
        unnest(array[${flagNames.join(', ')}], c.counts) as f(flag, n)`,
    `select 'price', bound, pence from (select min(p.charged_price_pence) as low, max(p.charged_price_pence) as high
      from products p where ${where(narrowed)}) r, lateral (values ('from', low), ('to', high)) as b(bound, pence)`,
  ].join(' union all ');
}

interface KnownPage {
  readonly page: ReactPage;
  readonly tyres: string;
  readonly total: number;
}

const known = new Map<string, Promise<KnownPage>>();

const tyresIn = (links: Iterable<string>): string => [...new Set(links)].join(' ');

/** A page's elements, from the shop. */
async function fetchPage(path: string): Promise<KnownPage> {
  const answer = await fetch(`${process.env['MARKUP_ORIGIN']}${path}`);
  if (!answer.ok) throw new Error(`${path} is answered ${answer.status}.`);
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const [, total = ''] = /([\d,]+)(?:<!-- -->)? tyres/.exec(main) ?? [];
  return {
    page: parsePage(html),
    tyres: tyresIn(main.match(/\/product\/[a-z0-9-]+/g) ?? []),
    total: Number(total.replaceAll(',', '')),
  };
}

/**
 * The shop's listing from a plain React server: per page the same queries and the same elements, without the shop's
 * components, router, GraphQL and caches.
 * @throws Error if the tyres or the total of the shop's page aren't those in the database.
 */
export async function page(asked: URLSearchParams): Promise<Buffer> {
  const path = `/shop?${asked}`;
  const shown = known.get(path) ?? fetchPage(path);
  known.set(path, shown);
  const narrowed = narrow(asked);
  const kind = Object.keys(narrowed.conditions).join('-');
  const number = Number(asked.get('page') ?? 1);
  const [items, [count]] = await Promise.all([
    rows(
      `page-${kind}`,
      `select ${CARD} from products p join models m on m.id = p.model_id where ${where(narrowed)}
        order by p.name, p.id limit ${PAGE} offset $${narrowed.values.length + 1}`,
      [...narrowed.values, (number - 1) * PAGE],
    ),
    rows(`page-total-${kind}`, `select count(*)::integer as n from products p where ${where(narrowed)}`, [
      ...narrowed.values,
    ]),
    rows(`page-counts-${kind}`, countsSql(narrowed), [...narrowed.values]),
  ]);
  const { page: elements, tyres, total } = await shown;
  if (total !== count?.['n'] || tyres !== tyresIn(items.map(({ slug }) => `/product/${String(slug)}`)))
    throw new Error(`${path} doesn’t show the tyres and the total of the database.`);
  return renderPage(elements);
}
