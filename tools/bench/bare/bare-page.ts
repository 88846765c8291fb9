import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { BRANDS, brandId, rows, type Row } from './bare-database.ts';

const CARD = `p.slug, p.name, p.brand_id, m.slug as model, m.name as model_name, m.rating, m.review_count,
  coalesce(m.picture_name, m.slug) as picture, p.season, p.three_peak_snowflake, p.size, p.load_index,
  p.load_index_twin, p.speed_rating, p.extra_load, p.run_flat, p.run_flat_code, p.ev_spec, p.oe_mark, p.position,
  p.fuel_efficiency, p.wet_grip, p.noise_db, p.charged_price_pence as price,
  case when p.was_price_until >= current_date - 90 then p.was_price_pence end as was, p.stock_available as stock`;
const LISTED = 'p.published and p.deleted_at is null';
const PAGE = 48;

/** The columns whose values are counted, with their headings. */
const COUNTED = {
  category: 'Tyre Type',
  season: 'Season',
  brand_id: 'Brand',
  speed_rating: 'Speed Rating',
  width: 'Width',
  profile: 'Profile',
  diameter: 'Rim',
  load_index: 'Load Index',
  wet_grip: 'Wet Grip',
  fuel_efficiency: 'Fuel Efficiency',
  noise_db: 'Noise',
} as const;
type Counted = keyof typeof COUNTED;

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
  const columns = Object.keys(COUNTED).filter((name): name is Counted => name in COUNTED);
  const shared = columns.filter((column) => !(column in narrowed.conditions));
  const names = shared.map((column) => `when grouping(p.${column}) = 0 then '${column}'`);
  const flagNames = Object.keys(FLAGS).map((name) => `'${name}'`);
  const flagCounts = Object.values(FLAGS).map((sql) => `count(*) filter (where ${sql})`);
  return [
    `select case ${names.join(' ')} end as key, coalesce(${shared.map((column) => `p.${column}::text`).join(', ')})
      as value, count(*)::integer as n from products p where ${where(narrowed)}
      group by grouping sets (${shared.map((column) => `(p.${column})`).join(', ')})`,
    ...columns
      .filter((column) => column in narrowed.conditions)
      .map(
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

const escaped = (text: unknown): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pounds = (pence: unknown): string => `£${(Number(pence) / 100).toFixed(2)}`;

/** As long as the shop's own addresses; nobody fetches them. */
const pictureUrl = (picture: string, width: number): string =>
  `/uploads/products/${picture}-three-quarter-v3-${width}.webp`;

function card(tyre: Row): string {
  const { slug, name, model, size, rating, stock, was, position } = tyre;
  const brand = BRANDS.get(tyre['brand_id']);
  const twin = tyre['load_index_twin'];
  const marks = [
    `${String(tyre['load_index'])}${twin === null ? '' : `/${String(twin)}`}${String(tyre['speed_rating'])}`,
    tyre['extra_load'] && 'XL',
    tyre['run_flat'] && `${String(tyre['run_flat_code'] ?? '')} Run Flat`,
    tyre['ev_spec'] && 'EV',
    tyre['oe_mark'],
    position === 'BOTH' ? '' : position,
  ];
  const label = [
    tyre['fuel_efficiency'],
    tyre['wet_grip'],
    tyre['noise_db'] && `${String(tyre['noise_db'])} dB`,
  ];
  const picture = String(tyre['picture']);
  return (
    `<article><img src="${pictureUrl(picture, 640)}" alt="" ` +
    `srcset="${pictureUrl(picture, 320)} 320w, ${pictureUrl(picture, 640)} 640w">` +
    `<p>${escaped(brand?.name)}</p>` +
    `<h3><a href="/product/${escaped(slug)}" aria-label="${escaped(name)}">${escaped(tyre['model_name'])}</a></h3>` +
    `<p>${escaped(size)} ${escaped(marks.filter(Boolean).join(' '))}</p>` +
    `<p>${seasonLabels[tyre['season'] as Season]}${tyre['three_peak_snowflake'] ? ' snowflake' : ''}</p>` +
    `<p>${rating === null ? 'No reviews' : `${String(rating)} (${String(tyre['review_count'])})`}</p>` +
    `<ul>${label.map((value) => `<li>${escaped(value ?? '–')}</li>`).join('')}</ul>` +
    `<p>${pounds(tyre['price'])} each${was === null ? '' : ` <s>${pounds(was)}</s>`}</p>` +
    `<p>${Number(stock) > 0 ? `${String(stock)} in stock` : 'Out of stock'}</p>` +
    `<a href="/models/${escaped(model)}?tyre=${escaped(slug)}">Other sizes</a></article>`
  );
}

function panel(counts: readonly Row[]): string {
  const groups = Map.groupBy(counts, ({ key }) => String(key));
  return [...groups]
    .map(([key, values]) => {
      const shown = values
        .filter(({ value }) => value !== null)
        .map(({ value, n }) => {
          const name = key === 'brand_id' ? BRANDS.get(Number(value))?.name : value;
          const box = `<input type="checkbox" name="${key}" value="${escaped(value)}">`;
          return `<li><label>${box}${escaped(name)} ${String(n)}</label></li>`;
        });
      return `<fieldset><legend>${COUNTED[key as Counted] ?? key}</legend><ul>${shown.join('')}</ul></fieldset>`;
    })
    .join('');
}

/** The same tyres, counts and total as the shop's listing, in template strings. */
export async function page(asked: URLSearchParams): Promise<string> {
  const narrowed = narrow(asked);
  const kind = Object.keys(narrowed.conditions).join('-');
  const number = Number(asked.get('page') ?? 1);
  const [items, [total], counts] = await Promise.all([
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
  const n = Number(total?.['n']);
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Shop</title></head><body>' +
    `<h1>${n.toLocaleString('en-GB')} tyres</h1><form>${panel(counts)}</form>` +
    `<main>${items.map(card).join('')}</main>` +
    `<nav>Page ${number} of ${Math.ceil(n / PAGE)}</nav></body></html>`
  );
}
