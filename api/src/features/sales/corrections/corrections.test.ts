import { expect } from 'vitest';
import { aMember } from '../../../../test/account.ts';
import { deleteAccount } from '../../../../test/fixtures/account/personal-data.ts';
import { aStaffRole } from '../../../../test/fixtures/account/staff.ts';
import { aBookedOrder } from '../../../../test/fixtures/booking.ts';
import { changeStatus } from '../../../../test/fixtures/order.ts';
import { aReturn, aReturnRequest, changeReturn } from '../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import {
  aMisfit,
  approve,
  aVehicleWith,
  corrections,
  fourIn,
  handle,
  saveVehicle,
  soldAs,
} from './corrections.builder.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

const OFFERED =
  'query ($make: String!, $model: String) { vehicles(make: $make, model: $model) { tyreSizes { size } } }';
const TASKS = '{ waitingTasks { kind count } }';
const WORDS = '{ fitmentCorrections { items { id returnCount returns { comment order { number } } } } }';

it('returns for a vehicle and size count up on one correction, and shoppers see no change until approval', async ({
  shop,
  admin,
}) => {
  const size = '195/55 R15';
  const vehicle = await aVehicleWith(shop, size, admin);
  const [first, second] = [await fourIn(shop, size, admin), await fourIn(shop, size, admin)];
  const named = { vehicle: vehicle.named };
  const returns = [
    await aMisfit(shop, first, { ...named, sidewallSize: '225 45 17' }),
    await aMisfit(shop, second, { ...named, sidewallSize: '225/45R17' }),
  ];
  expect(returns).toMatchObject([{ state: 'REQUESTED' }, { state: 'REQUESTED' }]);
  expect(await corrections(shop, admin)).toEqual([]);

  // Each twice and all at once: only the first approval of a return counts.
  await Promise.all([...returns, ...returns].map((ret) => approve(shop, ret, admin)));
  const [waiting, ...others] = await corrections(shop, admin);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    size,
    state: 'WAITING',
    returnCount: 2,
    sidewallSize: '225/45 R17',
    vehicle: { id: vehicle.id },
  });

  const offered = async (): Promise<unknown> =>
    (await shop.graphql<{ vehicles: unknown }>(OFFERED, vehicle.named)).data.vehicles;
  const tasks = async (): Promise<unknown> =>
    (
      await shop.graphql<{ waitingTasks: { kind: string }[] }>(TASKS, {}, { ...admin.headers })
    ).data.waitingTasks.filter(({ kind }) => kind === 'FITMENT_CORRECTIONS');
  expect(await offered()).toEqual([{ tyreSizes: [{ size }] }]);
  expect(await tasks()).toEqual([{ kind: 'FITMENT_CORRECTIONS', count: 1 }]);

  const saved = await saveVehicle(shop, vehicle, { frontSize: size, frontPressurePsi: 33 }, admin);
  expect(await corrections(shop, admin)).toHaveLength(1);
  await saveVehicle(shop, saved, { frontSize: '225/45 R17' }, admin);
  expect(await corrections(shop, admin)).toEqual([]);
  expect(await corrections(shop, admin, 'APPROVED')).toMatchObject([{ id: waiting?.id, state: 'APPROVED' }]);
  expect(await offered()).toEqual([{ tyreSizes: [{ size: '225/45 R17' }] }]);
  expect(await tasks()).toEqual([]);
  expect(
    await shop.rows(
      `select actor_id as by, action from audit_entries where subject = 'fitment correction' and subject_id = $1`,
      [waiting?.id],
    ),
  ).toEqual([{ by: admin.id, action: 'approved' }]);
});

it('a return proposes nothing if it’s refused, has another reason, or its vehicle never had the size', async ({
  shop,
  admin,
}) => {
  const bought = await fourIn(shop, '195/50 R15', admin);
  const fits = await aVehicleWith(shop, '195/50 R15', admin);
  const another = await aVehicleWith(shop, '145/80 R13', admin);
  const refused = await aMisfit(shop, bought, { vehicle: fits.named });
  const { id, revision } = refused;
  await changeReturn(shop, 'refuseReturn', { id, revision, reason: 'It’s another car.' }, admin);
  const exchange = { reason: 'EXCHANGE', fittedOn: '2026-11-20', vehicle: fits.named };
  const other = await approve(shop, await aReturn(shop, bought.order, bought.customer, 1, exchange), admin);
  expect(other).toMatchObject({ state: 'APPROVED' });
  const elsewhere = await fourIn(shop, '195/50 R15', admin);
  await approve(shop, await aMisfit(shop, elsewhere, { vehicle: another.named }), admin);
  expect(await corrections(shop, admin)).toEqual([]);
});

it('staff name a vehicle that no return named, or dismiss the correction with a note', async ({
  shop,
  admin,
}) => {
  const size = '185/55 R15';
  const vehicle = await aVehicleWith(shop, size, admin);
  const other = await aVehicleWith(shop, '145/80 R13', admin);
  // The registration isn’t in the demonstration, and a vehicle that isn’t found doesn’t stop a return.
  const vehicles = [{ vehicle: vehicle.named }, { vehicle: { registration: 'JZ19 ZZZ' } }, {}];
  for (const one of vehicles)
    await approve(shop, await aMisfit(shop, await fourIn(shop, size, admin), one), admin);
  const unnamed = (await corrections(shop, admin)).filter((one) => one['vehicle'] === null);
  expect(unnamed).toMatchObject([{ returnCount: 1 }, { returnCount: 1 }]);

  const [one, two] = unnamed.map(({ id, revision }) => ({ id, revision }));
  expect(await handle(shop, 'assign', { ...one, vehicleId: other.id }, admin)).toMatchObject({
    kind: 'FitmentCorrectionRefused',
    message: `The Lotus ${other.named.model} has 145/80 R13, not ${size}. Choose one that has it.`,
  });
  expect(await handle(shop, 'assign', { ...one, vehicleId: vehicle.id }, admin)).toMatchObject({
    vehicle: { id: vehicle.id },
    returnCount: 2,
  });
  const [joined] = await corrections(shop, admin);
  const note = 'All three had changed their wheels.';
  const read = { id: joined?.id, revision: joined?.revision };
  expect(await handle(shop, 'dismiss', { ...read, revision: 1, note }, admin)).toMatchObject({
    kind: 'StaleWrite',
  });
  expect(await handle(shop, 'dismiss', { ...read, note: ' ' }, admin)).toMatchObject({
    kind: 'InvalidInput',
  });
  expect(await handle(shop, 'dismiss', { ...read, note }, admin)).toMatchObject({ state: 'DISMISSED', note });
  expect(await handle(shop, 'dismiss', { ...read, note }, admin)).toMatchObject({
    kind: 'FitmentCorrectionRefused',
  });

  // After a dismissal, another return proposes the correction again.
  expect(await handle(shop, 'assign', { ...two, vehicleId: vehicle.id }, admin)).toMatchObject({
    state: 'WAITING',
    returnCount: 1,
  });
  const [again] = await corrections(shop, admin);
  await handle(shop, 'dismiss', { id: again?.id, revision: again?.revision, note }, admin);
});

it('the vehicle is the one whose fitting was booked, if the buyer’s garage knows its registration', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await aBookedOrder(shop, customer);
  await soldAs(shop, order, '175/55 R16');
  const vehicle = await aVehicleWith(shop, '175/55 R16', admin);
  await shop.rows(
    `insert into garage_vehicles (id, user_id, mark, make, model, fitment_ids, is_current, added_at)
      values (gen_random_uuid(), $1, 'AB12CDE', 'Lotus', 'Type', $2, true, now())`,
    [customer.id, JSON.stringify([vehicle.id])],
  );
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await changeStatus(shop, order.orderId, status, admin);
  await approve(
    shop,
    await aReturn(shop, order, customer, 2, { reason: 'MISFIT', method: 'COLLECTION' }),
    admin,
  );
  expect(await corrections(shop, admin)).toMatchObject([{ vehicle: { id: vehicle.id } }]);
});

it('customers’ words are for staff who may read orders, and erasing a customer leaves none', async ({
  shop,
  admin,
}) => {
  const bought = await fourIn(shop, '165/65 R14', admin);
  const vehicle = await aVehicleWith(shop, '165/65 R14', admin);
  const comment = 'My garage in Quillfeather Row says no.';
  const asked = { vehicle: vehicle.named, comment };
  const request = await aReturnRequest(shop, bought.order, 4, {
    ...asked,
    reason: 'MISFIT',
    method: 'COLLECTION',
    sidewallSize: 'wide',
  });
  expect(await changeReturn(shop, 'requestReturn', request, bought.customer)).toMatchObject({
    fields: [{ path: 'sidewallSize', message: 'Enter a size such as 205/55 R16' }],
  });
  await approve(shop, await aMisfit(shop, bought, asked), admin);
  const [{ id } = { id: '' }] = (await corrections(shop, admin)).filter(
    (one) => JSON.stringify(one['vehicle']) === JSON.stringify({ id: vehicle.id }),
  );
  const words = async (by: { headers: Record<string, string> }) => {
    const { data, errors } = await shop.graphql<{
      fitmentCorrections: { items: { id: string; returns: object[] | null }[] };
    }>(WORDS, {}, { ...by.headers });
    const code = errors?.[0]?.extensions.code ?? null;
    return { code, read: data.fitmentCorrections.items.find((one) => one.id === id) };
  };
  expect(await words(admin)).toMatchObject({
    code: null,
    read: { returns: [{ comment, order: { number: bought.order.orderNumber } }] },
  });
  const editor = await aMember(shop, await aStaffRole(shop, ['USE_ADMIN', 'READ_CATALOGUE']));
  expect(await words(editor)).toMatchObject({ code: 'FORBIDDEN', read: { returnCount: 1, returns: null } });

  await shop.rows("update order_returns set closed_at = now(), step = 'WITHDRAWN' where order_id = $1", [
    bought.order.orderId,
  ]);
  expect(await deleteAccount(shop, bought.customer)).toMatchObject({ kind: 'AccountDeleted' });
  expect(await words(admin)).toMatchObject({ read: { returnCount: 1, returns: [{ comment: null }] } });
});
