import { aCustomer, type SignedIn } from '../../../../test/account.ts';
import type { BoughtOrder } from '../../../../test/fixtures/order.ts';
import {
  aReturn,
  changeReturn,
  fourDelivered,
  type ReadReturn,
} from '../../../../test/fixtures/order/return.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

/** A correction as staff see it. */
export interface ReadCorrection {
  readonly kind?: string;
  readonly id: string;
  readonly revision: number;
  readonly returnCount: number;
  readonly message?: string;
  readonly [field: string]: unknown;
}

const FIELDS = 'id size state note revision returnCount sidewallSize vehicle { id }';
const LIST = `query ($state: FitmentCorrectionState!) {
  fitmentCorrections(state: $state) { items { ${FIELDS} } } }`;
const CHANGES = { dismiss: 'Dismiss', assign: 'Assign' } as const;

const VEHICLE = {
  make: 'Lotus',
  yearFrom: 2010,
  category: 'CAR',
  minLoadIndex: 80,
  minSpeedRating: 'V',
};

type Caller = Pick<SignedIn, 'headers'>;

async function ask<Data>(shop: TestShop, document: string, variables: object, by: Caller): Promise<Data> {
  const { data, errors } = await shop.graphql<Data>(document, variables, { ...by.headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The corrections in a state, most returns first. */
export const corrections = async (
  shop: TestShop,
  by: Caller,
  state = 'WAITING',
): Promise<readonly ReadCorrection[]> =>
  (await ask<{ fitmentCorrections: { items: ReadCorrection[] } }>(shop, LIST, { state }, by))
    .fitmentCorrections.items;

/** Dismisses a correction, or names its vehicle. */
export const handle = async (
  shop: TestShop,
  act: keyof typeof CHANGES,
  input: object,
  by: Caller,
): Promise<ReadCorrection> =>
  (
    await ask<{ done: ReadCorrection }>(
      shop,
      `mutation ($input: ${CHANGES[act]}FitmentCorrectionInput!) {
        done: ${act}FitmentCorrection(input: $input) {
          kind: __typename ... on FitmentCorrection { ${FIELDS} } ${REFUSAL} } }`,
      { input },
      by,
    )
  ).done;

/** A vehicle of the fitment table with one size, and a name of its own. */
export interface TestVehicle {
  readonly id: number;
  readonly revision: number;
  readonly named: { readonly make: string; readonly model: string };
}

let made = 0;

export async function aVehicleWith(shop: TestShop, frontSize: string, admin: Caller): Promise<TestVehicle> {
  made += 1;
  const named = { make: VEHICLE.make, model: `Type ${made} (S1)` };
  const { createVehicle } = await ask<{ createVehicle: { id: number; revision: number } }>(
    shop,
    `mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) {
      ... on AdminVehicle { id revision } ${REFUSAL} } }`,
    { input: { ...VEHICLE, ...named, frontSize } },
    admin,
  );
  return { ...createVehicle, named };
}

/** Saves a vehicle with another size or pressure. */
export const saveVehicle = async (
  shop: TestShop,
  { id, revision, named }: TestVehicle,
  changes: { readonly frontSize: string; readonly frontPressurePsi?: number },
  admin: Caller,
): Promise<TestVehicle> => {
  const { updateVehicle } = await ask<{ updateVehicle: { revision: number } }>(
    shop,
    `mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) {
      ... on AdminVehicle { revision } ${REFUSAL} } }`,
    { input: { ...VEHICLE, ...named, ...changes, id, revision } },
    admin,
  );
  return { id, named, ...updateVehicle };
};

/** Makes the tyres of an order ones of another size. */
export const soldAs = async (
  shop: TestShop,
  { orderId }: Pick<BoughtOrder, 'orderId'>,
  size: string,
): Promise<unknown> =>
  shop.rows('update order_lines set product_size = $2 where order_id = $1', [orderId, size]);

/** A new customer's four delivered tyres. */
export async function fourIn(
  shop: TestShop,
  size: string,
  admin: SignedIn,
): Promise<{ order: BoughtOrder; customer: SignedIn }> {
  const customer = await aCustomer(shop);
  const order = await fourDelivered(shop, customer, admin);
  await soldAs(shop, order, size);
  return { order, customer };
}

/** A return of four tyres that don't fit, which waits for approval. */
export const aMisfit = (
  shop: TestShop,
  { order, customer }: { readonly order: BoughtOrder; readonly customer: Caller },
  more: object = {},
): Promise<ReadReturn> =>
  aReturn(shop, order, customer, 4, { reason: 'MISFIT', method: 'COLLECTION', ...more });

export const approve = (shop: TestShop, { id, revision }: ReadReturn, admin: Caller): Promise<ReadReturn> =>
  changeReturn(shop, 'approveReturn', { id, revision }, admin);
