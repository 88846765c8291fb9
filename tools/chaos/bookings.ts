import type pg from 'pg';
import type { Bought, Cast, OrderAction, Tyre } from './cast.ts';

/** A centre of the shop's own with two bays, for which buyers compete. */
const CENTRE = 'chaos-centre';

/** Adds the centre and a van that can do every job. */
export async function openCentre(database: pg.Pool): Promise<void> {
  const week = JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '08:00', closes: '11:00' })));
  const services = JSON.stringify([
    'RUN_FLAT_FITTING',
    'EV_TRAINED',
    'VAN_FITTING',
    'MOTORCYCLE_FITTING',
    'FOUR_BY_FOUR',
  ]);
  await database.query(
    `insert into fitting_centres (slug, name, town, postcode_district, postcode, address_line_1, phone, distance_miles,
        services, hours, bays, min_rim, max_rim, is_own)
      values ($1, 'Chaos centre', 'Bedford', 'MK42', 'MK42 9ZZ', '1 Yard', '01632 960999', 1, $2, $3, 2, 8, 30, true)`,
    [CENTRE, services, week],
  );
  await database.query('delete from fitting_vans');
  await database.query(
    `insert into fitting_vans (name, latitude, longitude, services, hours, min_rim, max_rim)
      values ('Chaos van', 52.136, -0.467, $1, $2, 8, 30)`,
    [services, week],
  );
}

const OFFERS = /* GraphQL */ `
  query ($input: FittingOffersInput!) {
    fittingOffers(input: $input) {
      centres {
        days(count: 7) {
          starts
        }
      }
      van {
        days(count: 7) {
          starts
        }
      }
    }
  }
`;

interface Offers {
  readonly fittingOffers: {
    readonly centres: readonly { readonly days: readonly { readonly starts: string[] }[] }[];
    readonly van: { readonly days: readonly { readonly starts: string[] }[] };
  };
}

/** Buyers want the same few slots. */
const WANTED = 6;

/** One of the first free starts; null if there's none, or the answer was lost. */
async function aStart({ client, draw }: Cast, way: Way, productId: number): Promise<string | null> {
  const input = { tyres: [{ productId, quantity: 1 }], near: 'MK42 0AA', centre: CENTRE };
  const offers = (await client.ask<Offers>(OFFERS, { input }))?.fittingOffers;
  const days = way === 'MOBILE' ? offers?.van.days : offers?.centres[0]?.days;
  const starts = days?.flatMap((day) => day.starts).slice(0, WANTED) ?? [];
  return starts.length > 0 ? draw.of(starts) : null;
}

type Way = 'FITTED' | 'MOBILE';

/** How a tyre is to be received, and the slot if it's fitted. */
export async function receiving(
  cast: Cast,
  { id }: Tyre,
): Promise<{ readonly fulfilment: string; readonly fittings: object[] }> {
  if (cast.draw.chance(0.5)) return { fulfilment: 'MAIL_ORDER', fittings: [] };
  const way = cast.draw.of<Way>(['FITTED', 'FITTED', 'MOBILE']);
  const start = await aStart(cast, way, id);
  return start === null
    ? { fulfilment: 'MAIL_ORDER', fittings: [] }
    : { fulfilment: way, fittings: [{ way, start, ...(way === 'FITTED' ? { centre: CENTRE } : {}) }] };
}

const BOOKINGS = 'query ($id: ID!) { order(id: $id) { lines { productId } bookings { id way revision } } }';
const MOVE = 'mutation ($input: MoveBookingInput!) { moveBooking(input: $input) { __typename } }';
const CANCEL = 'mutation ($id: ID!) { cancelBooking(bookingId: $id) { __typename } }';
const DONE = 'mutation ($input: CompleteBookingInput!) { completeBooking(input: $input) { __typename } }';

interface Booked {
  readonly order: {
    readonly lines: readonly { readonly productId: number | null }[];
    readonly bookings: readonly { readonly id: string; readonly way: Way; readonly revision: number }[];
  } | null;
}

/** Acts on the order's booking, if it has one, as staff. */
const onBooking =
  (
    act: (
      cast: Cast,
      booking: { id: string; way: Way; revision: number; productId: number },
    ) => Promise<unknown>,
  ): OrderAction =>
  async (cast: Cast, { orderId }: Bought) => {
    const order = (await cast.client.ask<Booked>(BOOKINGS, { id: orderId }, cast.adminToken))?.order;
    const [booking] = order?.bookings ?? [];
    const productId = order?.lines.find((line) => line.productId !== null)?.productId;
    return booking && productId ? act(cast, { ...booking, productId }) : undefined;
  };

/** Actions on a booking, and their relative frequency. */
export const BOOKING_ACTIONS: readonly (readonly [weight: number, name: string, action: OrderAction])[] = [
  [
    4,
    'move the fitting',
    onBooking(async (cast, { id, way, revision, productId }) => {
      const start = await aStart(cast, way, productId);
      const input = { bookingId: id, start, revision, requestsEarlyFitting: true };
      return start && cast.client.ask(MOVE, { input }, cast.adminToken);
    }),
  ],
  [2, 'cancel the fitting', onBooking((cast, { id }) => cast.client.ask(CANCEL, { id }, cast.adminToken))],
  [
    1,
    'finish the fitting',
    onBooking((cast, { id }) =>
      cast.client.ask(DONE, { input: { bookingId: id, mileage: 42_000, casings: 0 } }, cast.adminToken),
    ),
  ],
];

/** No bay or van is booked twice, and each booking agrees with its order. */
export async function bookingFaults(database: pg.Pool): Promise<string[]> {
  const { rows: twice } = await database.query<{ one: string; other: string }>(
    `select a.id as one, b.id as other from fitting_bookings a join fitting_bookings b on a.id < b.id
        and (a.centre_slug = b.centre_slug and a.bay = b.bay or a.van_id = b.van_id)
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      where a.state in ('HELD', 'REQUESTED', 'CONFIRMED', 'DONE', 'NO_SHOW')
        and b.state in ('HELD', 'REQUESTED', 'CONFIRMED', 'DONE', 'NO_SHOW')`,
  );
  const { rows: wrong } = await database.query<{
    id: string;
    state: string;
    status: string;
    payment: string;
  }>(
    `select b.id, b.state, o.status, o.payment_status as payment
      from fitting_bookings b join orders o on o.id = b.order_id
      where case
        when o.status in ('CANCELLED', 'REFUNDED') then b.state in ('HELD', 'REQUESTED', 'CONFIRMED', 'NEEDS_SLOT')
        when o.invoice_serial is not null then b.state in ('HELD', 'RELEASED')
        when o.reserved_until is null then b.state <> 'RELEASED' and o.received_pence is null and o.paid_at is null
        else b.state <> 'HELD' end`,
  );
  return [
    ...twice.map(
      ({ one, other }) => `Bookings ${one} and ${other} have the same bay or van at the same time.`,
    ),
    ...wrong.map(
      ({ id, state, status, payment }) => `Booking ${id} is ${state}, its order ${status}, ${payment}.`,
    ),
  ];
}
