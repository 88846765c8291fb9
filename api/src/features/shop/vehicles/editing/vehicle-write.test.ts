import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

const VEHICLE = 'id make model frontSize rearSize rearMinLoadIndex frontPressurePsi pressureSensors revision';
const CREATE = `mutation ($input: CreateVehicleInput!) {
  createVehicle(input: $input) { kind: __typename ... on AdminVehicle { ${VEHICLE} } ${REFUSAL} } }`;
const UPDATE = `mutation ($input: UpdateVehicleInput!) {
  updateVehicle(input: $input) { kind: __typename ... on AdminVehicle { ${VEHICLE} } ${REFUSAL} } }`;
const DELETE = `mutation ($id: Int!, $revision: Int!) {
  deleteVehicle(id: $id, revision: $revision) { kind: __typename ... on Refusal { message } } }`;
const PUBLIC = `query ($make: String!, $model: String) {
  vehicles(make: $make, model: $model) {
    model frontPressurePsi rearPressurePsi runFlat pressureSensors
    tyreSizes { position size minLoadIndex minSpeedRating } } }`;

interface Answer {
  readonly kind: string;
  readonly id: number;
  readonly revision: number;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly [field: string]: unknown;
}

const FIELDS = {
  make: 'Lotus',
  model: 'Emira',
  yearFrom: 2022,
  category: 'CAR',
  frontSize: '245/35r20',
  rearSize: '295/30 R20',
  minLoadIndex: 91,
  rearMinLoadIndex: 97,
  minSpeedRating: 'Y',
  frontPressurePsi: 28,
  rearPressurePsi: 32,
  runFlat: false,
  pressureSensors: 'DIRECT',
};

async function write(
  shop: TestShop,
  { headers }: SignedIn,
  document: string,
  input: object,
): Promise<Answer> {
  const variables = document === DELETE ? input : { input };
  const { data } = await shop.graphql<Record<string, Answer>>(document, variables, { ...headers });
  const [answer] = Object.values(data);
  if (!answer) throw new Error('The mutation answered nothing.');
  return answer;
}

const offered = async (shop: TestShop, make: string, model?: string): Promise<unknown[]> =>
  (await shop.graphql<{ vehicles: unknown[] }>(PUBLIC, { make, model })).data.vehicles;

it('a new vehicle is offered to drivers at once, in every process, with its sizes and pressures', async ({
  shop,
  admin,
}) => {
  const other = await openTestShop({ besides: shop });
  expect(await offered(other, 'Lotus')).toEqual([]);
  const created = await write(shop, admin, CREATE, FIELDS);
  expect(created).toMatchObject({ kind: 'AdminVehicle', frontSize: '245/35 R20', revision: 1 });
  const emira = {
    model: 'Emira',
    frontPressurePsi: 28,
    rearPressurePsi: 32,
    runFlat: false,
    pressureSensors: 'DIRECT',
    tyreSizes: [
      { position: 'FRONT', size: '245/35 R20', minLoadIndex: 91, minSpeedRating: 'Y' },
      { position: 'REAR', size: '295/30 R20', minLoadIndex: 97, minSpeedRating: 'Y' },
    ],
  };
  expect(await offered(shop, 'lotus')).toEqual([emira]);
  await expect.poll(() => offered(other, 'lotus')).toEqual([emira]);
  await other.close();

  const { id, revision } = created;
  const corrected = {
    ...FIELDS,
    rearSize: '',
    rearMinLoadIndex: null,
    frontSize: '205/55 R16',
    id,
    revision,
  };
  expect(await write(shop, admin, UPDATE, corrected)).toMatchObject({ kind: 'AdminVehicle', revision: 2 });
  expect(await offered(shop, 'lotus', 'Emira')).toMatchObject([
    { tyreSizes: [{ position: 'BOTH', size: '205/55 R16' }] },
  ]);
  expect(await write(shop, admin, UPDATE, corrected)).toMatchObject({ kind: 'StaleWrite' });
  expect(await write(shop, admin, DELETE, { id, revision: 1 })).toMatchObject({ kind: 'StaleWrite' });
  expect(await write(shop, admin, DELETE, { id, revision: 2 })).toMatchObject({ kind: 'VehicleDeleted' });
  expect(await write(shop, admin, DELETE, { id, revision: 2 })).toMatchObject({ kind: 'FitmentNotFound' });
  expect(await offered(shop, 'lotus')).toEqual([]);
});

it('each invalid field is refused with a sentence, all at once', async ({ shop, admin }) => {
  const refused = await write(shop, admin, CREATE, {
    ...FIELDS,
    yearFrom: 1900,
    yearTo: 2040,
    frontSize: '245',
    rearSize: 'wide',
    minLoadIndex: 20,
    rearMinLoadIndex: null,
    minSpeedRating: 'X',
    frontPressurePsi: 3,
    rearPressurePsi: 500,
  });
  expect(refused.kind).toBe('InvalidInput');
  expect(refused.fields?.map(({ path }) => path)).toEqual([
    'yearFrom',
    'yearTo',
    'frontSize',
    'rearSize',
    'minLoadIndex',
    'rearMinLoadIndex',
    'minSpeedRating',
    'frontPressurePsi',
    'rearPressurePsi',
  ]);
  expect(refused.fields?.every(({ message }) => message.length > 10)).toBe(true);
  const alone = await write(shop, admin, CREATE, { ...FIELDS, rearSize: null, yearTo: 2010 });
  expect(alone.fields?.map(({ path }) => path)).toEqual(['yearTo', 'rearMinLoadIndex']);
  expect((await write(shop, admin, CREATE, { ...FIELDS, make: ' ', model: '' })).kind).toBe('InvalidInput');
});

it('no name may begin another, so that each vehicle can be chosen', async ({ shop, admin }) => {
  const model = 'Evora (2009-2015)';
  const { id, revision } = await write(shop, admin, CREATE, { ...FIELDS, model });
  for (const alike of ['Evora (2009-2015)', 'evora', 'Evora 2009 2015 S']) {
    const { fields } = await write(shop, admin, CREATE, { ...FIELDS, model: alike });
    expect([alike, fields?.map(({ path }) => path)]).toEqual([alike, ['model']]);
  }
  expect(await write(shop, admin, CREATE, { ...FIELDS, model: 'Evora S' })).toMatchObject({
    kind: 'AdminVehicle',
  });
  // It may keep its own name.
  expect(await write(shop, admin, UPDATE, { ...FIELDS, model, id, revision })).toMatchObject({ revision: 2 });
});

it('staff find vehicles by make, model and size', async ({ shop, admin }) => {
  const find = async (
    filter: object,
  ): Promise<{ items: { make: string }[]; pageInfo: { totalItems: number } }> =>
    (
      await shop.graphql<{ adminVehicles: { items: { make: string }[]; pageInfo: { totalItems: number } } }>(
        'query ($filter: VehicleFilter!) { adminVehicles(filter: $filter) { items { make } pageInfo { totalItems } } }',
        { filter },
        { ...admin.headers },
      )
    ).data.adminVehicles;
  const golfs = await find({ search: 'golf 225/40' });
  expect(golfs.items.length).toBeGreaterThan(0);
  expect(new Set(golfs.items.map(({ make }) => make))).toEqual(new Set(['Volkswagen']));
  expect((await find({ search: '%' })).items).toEqual([]);
  const [vans, all] = [await find({ category: 'VAN' }), await find({})];
  expect(vans.pageInfo.totalItems).toBeGreaterThan(0);
  expect(all.pageInfo.totalItems).toBeGreaterThan(vans.pageInfo.totalItems);
});
