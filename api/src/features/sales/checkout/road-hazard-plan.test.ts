import { expect } from 'vitest';
import { orderOf, stockOf, type PlacedCheckout } from '../../../../test/fixtures/buying.ts';
import { changeStatus, receiveReturn, refundOrder } from '../../../../test/fixtures/order.ts';
import {
  aPaidOrderWithPlans,
  anOrderWithPlans,
  tyresOfTier,
} from '../../../../test/fixtures/order/road-hazard-plan.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();

const LINES = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      itemCount
      subtotal
      total
      lines {
        id
        kind
        productId
        product {
          id
        }
        productName
        quantity
        unitPrice
        lineTotal
        coversLineId
        planMonths
        canReview
        refundableUnits
        receivableUnits
      }
    }
  }
`;

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

interface Facts {
  readonly itemCount: number;
  readonly subtotal: number;
  readonly total: number;
  readonly lines: readonly Line[];
}

async function factsOf(
  shop: TestShop,
  { orderId }: PlacedCheckout,
  { headers }: { readonly headers: Record<string, string> },
): Promise<Facts> {
  const { data } = await shop.graphql<{ order: Facts }>(LINES, { id: orderId }, headers);
  return data.order;
}

it('a plan is a separate line for the tyres it covers, priced by the shop and holding no stock', async ({
  shop,
  customer,
  admin,
}) => {
  const [front, rear] = await tyresOfTier(shop, 'BUDGET', 2);
  const [best] = await tyresOfTier(shop, 'PREMIUM', 1);
  if (!front || !rear || !best) throw new Error('The seed has too few tyres.');
  const order = await aPaidOrderWithPlans(
    shop,
    customer,
    { tyre: front, quantity: 2 },
    { tyre: best, quantity: 1 },
    { tyre: rear, quantity: 3 },
  );
  const { itemCount, subtotal, lines } = await factsOf(shop, order, admin);
  const idOf = (productId: number) => lines.find((line) => line.productId === productId)?.id;
  const plan = { kind: 'ROAD_HAZARD_PLAN', productId: null, product: null, planMonths: 24, canReview: false };
  expect(lines.map(({ kind }) => kind).slice(0, 3)).toEqual(['TYRE', 'TYRE', 'TYRE']);
  expect(lines.slice(3)).toMatchObject([
    { ...plan, coversLineId: idOf(front.id), quantity: 2, unitPrice: 2_125 },
    { ...plan, coversLineId: idOf(best.id), quantity: 1, unitPrice: 3_500 },
    { ...plan, coversLineId: idOf(rear.id), quantity: 2, unitPrice: 2_125 },
    { ...plan, coversLineId: idOf(rear.id), quantity: 1, unitPrice: 2_500 },
  ]);
  expect(lines[3]?.['productName']).toBe(`Road hazard plan for ${front.name}`);
  expect({ itemCount, subtotal }).toEqual({ itemCount: 6, subtotal: 60_000 + 8_500 + 3_500 + 2_500 });
  expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PAID', movements: [-2, -1, -3] });
  expect(await stockOf(shop, rear)).toEqual({ onHand: 17, reserved: 0 });
});

it('an order awaiting payment counts its tyres without their plans', async ({ shop, stranger }) => {
  const [tyre] = await tyresOfTier(shop, 'BUDGET', 1);
  if (!tyre) throw new Error('The seed has too few tyres.');
  await anOrderWithPlans(shop, stranger, { tyre, quantity: 4 });
  const { data } = await shop.graphql(
    '{ waitingPayment { lines { description quantity } } }',
    {},
    stranger.headers,
  );
  expect(data).toEqual({ waitingPayment: { lines: [{ description: tyre.name, quantity: 4 }] } });
});

it('a plan is refunded like any line, and is neither returned nor restocked', async ({
  shop,
  customer,
  admin,
}) => {
  const [tyre] = await tyresOfTier(shop, 'BUDGET', 1);
  if (!tyre) throw new Error('The seed has too few tyres.');
  const order = await aPaidOrderWithPlans(shop, customer, { tyre, quantity: 4 });
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await changeStatus(shop, order.orderId, status, admin);
  const plan = (await factsOf(shop, order, admin)).lines.at(-1);
  expect(plan).toMatchObject({ quantity: 4, refundableUnits: 4, receivableUnits: 0, canReview: false });
  const lineId = plan?.id;
  expect(
    await refundOrder(shop, order.orderId, admin, {
      lines: [{ lineId, quantity: 1, restock: true }],
      revision: 0,
    }),
  ).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'lines.0.restock', message: 'A plan has no units to put back on sale' }],
  });
  expect(
    await receiveReturn(shop, order.orderId, admin, [{ lineId, quantity: 1, condition: 'RESALEABLE' }]),
  ).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'lines.0.lineId', message: 'A plan isn’t sent, so it can’t come back' }],
  });
  expect(
    await refundOrder(shop, order.orderId, admin, {
      lines: [{ lineId, quantity: 1, restock: false }],
      revision: 0,
    }),
  ).toMatchObject({ kind: 'Order', paymentStatus: 'PARTIALLY_REFUNDED' });
  expect((await factsOf(shop, order, admin)).lines.at(-1)).toMatchObject({ refundableUnits: 3 });
  expect(await stockOf(shop, tyre)).toEqual({ onHand: 16, reserved: 0 });
});

it('cancelling an order restocks its tyres, and only them', async ({ shop, customer, admin }) => {
  const [tyre] = await tyresOfTier(shop, 'PREMIUM', 1);
  if (!tyre) throw new Error('The seed has too few tyres.');
  const order = await aPaidOrderWithPlans(shop, customer, { tyre, quantity: 2 });
  await changeStatus(shop, order.orderId, 'CANCELLED', admin);
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'CANCELLED',
    payment_status: 'REFUNDED',
    movements: [-2, 2],
  });
  expect(await stockOf(shop, tyre)).toEqual({ onHand: 20, reserved: 0 });
});
