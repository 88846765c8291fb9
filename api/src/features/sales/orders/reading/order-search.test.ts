import { expect } from 'vitest';
import { aCustomer, anEmail } from '../../../../../test/account.ts';
import { aBookedOrder } from '../../../../../test/fixtures/booking.ts';
import { aPaidOrder, type BoughtOrder } from '../../../../../test/fixtures/order.ts';
import { listed } from '../../../../../test/fixtures/order/order-desk.ts';
import { aReturn } from '../../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();

it('an order is found by each of its numbers in any spelling, and by nothing like them', async ({
  shop,
  admin,
}) => {
  const order = await aPaidOrder(shop, { email: anEmail(), phone: '+44 7911 123456' });
  const other = await aPaidOrder(shop, { email: anEmail(), phone: '07911 123457' });
  await shop.rows(
    `update orders set carrier_tracking_number = '1550 4711 22', centre_tracking_number = 'CPX99/81X'
      where id = $1`,
    [order.orderId],
  );
  await shop.rows(
    `update orders set shipping_address = jsonb_set(shipping_address, '{postcode}', '"M1 1AE"') where id = $1`,
    [order.orderId],
  );
  await shop.rows(
    `update orders set shipping_address = jsonb_set(shipping_address, '{postcode}', '"B2 1AE"') where id = $1`,
    [other.orderId],
  );
  const [{ ean } = { ean: '' }] = await shop.rows<{ ean: string }>('select ean from products where id = $1', [
    order.product.id,
  ]);
  for (const search of [
    '07911123456',
    '07911 123 456',
    '+447911123456',
    '+44 (0)7911 123456',
    '0044 7911-123456',
    '911123456',
    'm1 1ae',
    'M11AE',
    ean,
    '1550 4711 22',
    '1550471122',
    'cpx99/81x',
  ])
    expect([search, await listed(shop, { search }, admin)]).toEqual([search, [order.orderNumber]]);
  for (const search of ['07911 123458', 'M1 1AF', '1550 4711 23', '5012345678900'])
    expect([search, await listed(shop, { search }, admin)]).toEqual([search, []]);
});

it('a number plate finds the orders that fit its tyres, and those of its keeper', async ({ shop, admin }) => {
  const booked = await aBookedOrder(shop, null);
  const keeper = await aCustomer(shop);
  const kept = await aPaidOrder(shop, { by: keeper, email: keeper.email });
  await shop.rows(
    `insert into garage_vehicles (id, user_id, mark, make, model, fitment_ids, is_current, added_at)
      values (gen_random_uuid(), $1, 'BD68XYZ', 'Ford', 'Focus (Mk4)', '[1]', true, now())`,
    [keeper.id],
  );
  for (const search of ['ab12 cde', 'AB12CDE', 'ab-12.cde'])
    expect([search, await listed(shop, { search }, admin)]).toEqual([search, [booked.orderNumber]]);
  expect(await listed(shop, { search: 'bd68 xyz' }, admin)).toEqual([kept.orderNumber]);
  expect(await listed(shop, { search: 'BD68 XYX' }, admin)).toEqual([]);
});

it('the number of a parcel that the buyer sent back finds its order', async ({ shop, admin }) => {
  const by = await aCustomer(shop);
  const order: BoughtOrder = await aPaidOrder(shop, { by, email: by.email });
  await shop.rows("update orders set status = 'DELIVERED', delivered_at = now() where id = $1", [
    order.orderId,
  ]);
  const { id } = await aReturn(shop, order, by, 1);
  await shop.rows("update order_returns set tracking_number = 'H00 1234 X' where id = $1", [id]);
  for (const search of ['h001234x', 'H00 1234 X'])
    expect([search, await listed(shop, { search }, admin)]).toEqual([search, [order.orderNumber]]);
});
