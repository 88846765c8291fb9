import { randomUUID } from 'node:crypto';
import { askAs, type Caller } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { anUnpaidOrder } from '../../../../../test/fixtures/order.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

/** The answer to a change. Which fields it has depends on its kind. */
export interface Answer {
  readonly kind: string;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
  readonly revision: number;
  readonly centre: {
    readonly slug: string;
    readonly distanceMiles: number;
    readonly closedFrom: string | null;
  };
  readonly van: { readonly id: number };
  readonly closure: { readonly id: number };
  readonly affectedBookings: readonly { readonly orderId: string }[];
}

const HOURS = { opens: '08:00', closes: '18:00' };
/** Hours from Monday to Saturday. */
export const WEEK = [1, 2, 3, 4, 5, 6].map((day) => ({ day, ...HOURS }));

const OFFER = { services: ['TYRE_FITTING', 'WHEEL_BALANCING'], minRim: 13, maxRim: 19, week: WEEK };

/** Staff's input about a centre in Leeds. */
export const aCentreInput = (changes: object = {}): object => ({
  slug: '',
  name: 'Test Tyre Shed',
  line1: '1 Test Street',
  town: 'Leeds',
  postcode: 'ls1 9zz',
  phone: '0113 496 0999',
  email: 'jobs@test-tyre-shed.example',
  isOwn: false,
  bays: 2,
  leadDays: 1,
  fees: [{ category: 'CAR', maxRim: 19, pence: 1_250 }],
  ...OFFER,
  ...changes,
});

/** Staff's input about a van based in Bedford. */
export const aVanInput = (changes: object = {}): object => ({
  name: 'Test van',
  position: { latitude: 52.136, longitude: -0.467 },
  ...OFFER,
  ...changes,
});

const AFFECTED = 'affectedBookings { orderId orderNumber place reason }';
const CENTRE = `slug name town line1 postcode latitude longitude phone email isOwn bays minRim maxRim leadDays services
  week { day opens closes } fees { category maxRim pence } closedFrom distanceMiles revision upcomingJobs isSample`;
const CHANGES = {
  createFittingCentre: `... on FittingCentreSaved { centre { ${CENTRE} } ${AFFECTED} }`,
  updateFittingCentre: `... on FittingCentreSaved { centre { ${CENTRE} } ${AFFECTED} } ... on StaleWrite { revision }`,
  createFittingVan: `... on FittingVanSaved { van { id name revision upcomingJobs } ${AFFECTED} }`,
  updateFittingVan: `... on FittingVanSaved { van { id name revision closedFrom } ${AFFECTED} }
    ... on StaleWrite { revision }`,
  createFittingClosure: `... on FittingClosureSaved {
    closure { id centre van place firstDay lastDay reason } ${AFFECTED} }`,
} as const;

/** Runs a change of centres, vans or closures. */
export async function change(
  shop: TestShop,
  caller: Caller,
  mutation: keyof typeof CHANGES,
  input: object,
): Promise<Answer> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { answer } = await askAs<{ answer: Answer }>(
    shop,
    caller,
    `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { kind: __typename
      ${CHANGES[mutation]} ${REFUSAL} } }`,
    { input },
  );
  return answer;
}

let made = 0;
/** A slug that no other test uses. */
export const aSlug = (): string => `test-centre-${(made += 1)}`;

const JOB = {
  tyres: [{ quantity: 2, category: 'CAR', rim: 16, isRunFlat: false, isForElectric: false }],
  extras: [],
};

/** A confirmed job at a centre or by a van, whose order isn't paid yet. */
export async function aBooking(
  shop: TestShop,
  { centre, van, bay = 1, at }: { centre?: string; van?: number; bay?: number; at: string },
): Promise<{ readonly orderId: string }> {
  const { orderId } = await anUnpaidOrder(shop);
  const endsAt = new Date(Date.parse(at) + 3_600_000);
  await shop.rows(
    `insert into fitting_bookings (id, order_id, way, state, centre_slug, bay, van_id, latitude, longitude, starts_at,
        ends_at, job, created_at, updated_at)
      values ($1, $2, $3, 'CONFIRMED', $4, $5, $6, $7, $8, $9, $10, $11, now(), now())`,
    [
      randomUUID(),
      orderId,
      centre ? 'FITTED' : 'MOBILE',
      centre ?? null,
      centre ? bay : null,
      van ?? null,
      van ? 52.1 : null,
      van ? -0.5 : null,
      at,
      endsAt,
      JSON.stringify(JOB),
    ],
  );
  return { orderId };
}
