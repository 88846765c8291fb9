import type pg from 'pg';
import { ask, type Asked } from '../measuring/asked.ts';
import { median } from '../measuring/median.ts';
import { timeOf } from './react-alone.ts';

const PRODUCTS = 24;
const ROUNDS = 5;
const CENTRES = 1_000;
const BOOKINGS = 100_000;

const OFFERS = `query Month($input: FittingOffersInput!) {
  fittingOffers(input: $input) {
    centres { centre { slug } miles refusal earliest { startsAt } days(count: 31) { day starts closedBecause } }
  }
}`;

/** Centres all over England that are open six days a week. */
const ADD_CENTRES = `
  insert into fitting_centres (slug, name, town, postcode_district, postcode, address_line_1, phone, distance_miles,
    latitude, longitude, services, hours, bays, min_rim, max_rim, lead_days, is_own)
  select 'bench-' || n, 'Bench ' || n, 'Town', 'MK42', 'MK42 9ZZ', '1 Street', '01632 960999', 30,
    50.5 + random() * 5, -4 + random() * 5, '["TYRE_FITTING", "WHEEL_BALANCING"]', (
      select jsonb_agg(jsonb_build_object('day', day, 'opens', '08:00', 'closes', '18:00'))
      from generate_series(1, 6) day
    ), 3, 13, 20, 1, true
  from generate_series(1, ${CENTRES}) n`;

/** An hour's job in every other hour of each of the first two bays. No order belongs to it. */
const ADD_BOOKINGS = `
  insert into fitting_bookings (id, order_id, way, state, centre_slug, bay, starts_at, ends_at, job, created_at,
    updated_at)
  select gen_random_uuid(), gen_random_uuid(), 'FITTED', 'CONFIRMED', slug, bay, starts_at,
    starts_at + interval '1 hour', '{"tyres": [], "extras": []}', now(), now()
  from generate_series(1, 45) day, generate_series(9, 15, 2) hour, fitting_centres,
    generate_series(1, least(bays, 2)) bay,
    lateral (select (current_date + day + hour * interval '1 hour')::timestamptz as starts_at)
  limit ${BOOKINGS}`;

/** The median times of a month of fitting times at the nearest centres, and of a product's page, in milliseconds. */
export interface FittingTimesFigures {
  readonly month: number;
  readonly page: number;
}

/**
 * Times a month of free slots at the 20 centres nearest to Bedford among a thousand with 100,000 bookings, and product
 * pages beside it. The centres and bookings are removed again.
 * @param cold the address of a shop without caches.
 */
export async function measureFittingTimes(database: pg.Client, cold: string): Promise<FittingTimesFigures> {
  const { rows: products } = await database.query<{ id: number; slug: string }>(
    `select id, slug from products
      where published and deleted_at is null and fitted_price_pence is not null and category = 'CAR' and diameter <= 18
      order by md5(slug) limit $1`,
    [PRODUCTS],
  );
  const monthOf = ({ id }: { id: number }): Asked => ({
    path: '/graphql',
    body: JSON.stringify({
      query: OFFERS,
      variables: { input: { tyres: [{ productId: id, quantity: 2 }], near: 'MK42 0AA', limit: 20 } },
    }),
  });
  const month: number[] = [];
  const page: number[] = [];
  try {
    await database.query(ADD_CENTRES);
    // Bookings without orders: foreign keys aren't checked meanwhile.
    await database.query('set session_replication_role = replica');
    await database.query(ADD_BOOKINGS);
    await database.query('analyze fitting_centres, fitting_bookings');
    // The first round compiles code.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const product of products) {
        const [slots, whole] = [
          await timeOf(() => ask(cold, monthOf(product))),
          await timeOf(() => ask(cold, { path: `/product/${product.slug}` })),
        ];
        if (round === 0) continue;
        month.push(slots);
        page.push(whole);
      }
  } finally {
    await database.query(
      'delete from fitting_bookings b where not exists (select from orders where id = b.order_id)',
    );
    await database.query(`delete from fitting_centres where slug like 'bench-%'`);
    await database.query('reset session_replication_role');
  }
  return { month: median(month), page: median(page) };
}
