import { DELIVERY_METHODS } from '@treadline/schema/trade/places/delivery-method';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  checkOut,
  type BuyableProduct,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { quote } from './cart-quote.builder.ts';
import type { CartItemInput } from './cart.inputs.ts';

const PLENTY = 1_000_000;
const ORDERS = 40;

const products: BuyableProduct[] = [];

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  for (const [price, stock] of [
    [4_995, PLENTY],
    [9_339, PLENTY],
    [10_000, PLENTY],
    [19_999, PLENTY],
    [5_001, 3],
    [7_777, 0],
  ] as const)
    products.push(await aBuyableProduct(shop, { price, stock }));
});

const deliveryMethod = fc.constantFrom(...DELIVERY_METHODS);
/** Any product or none, and any whole number that a client can send. */
const anyItem = fc.record({
  product: fc.integer({ min: 0, max: 6 }),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  ),
  roadHazardPlan: fc.boolean(),
});
const plentifulItem = fc.record({
  product: fc.integer({ min: 0, max: 3 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  roadHazardPlan: fc.boolean(),
});

const itemsOf = (
  chosen: readonly (Omit<CartItemInput, 'productId'> & { product: number })[],
): CartItemInput[] =>
  chosen.map(({ product, ...item }) => ({ productId: products[product]?.id ?? 999_999_999, ...item }));

it('whatever a cart contains, its quote adds up and is never below zero', async ({ shop }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyItem, { maxLength: 12 }), deliveryMethod, async (chosen, method) => {
      const items = itemsOf(chosen);
      const { lines, subtotal, shipping, total, vatIncluded, toFreeDelivery, itemCount, canCheckOut } =
        await quote(shop, { items, deliveryMethod: method });
      expect(lines.map(({ productId }) => productId)).toEqual([
        ...new Set(items.map(({ productId }) => productId)),
      ]);
      const bought = lines.map(({ quantity, available }) =>
        quantity >= 1 && quantity <= 99 ? Math.min(quantity, available) : 0,
      );
      expect(lines.map(({ lineTotal }) => lineTotal)).toEqual(
        lines.map(({ unitPrice }, index) => unitPrice * (bought[index] ?? 0)),
      );
      const plans = lines.map(({ roadHazardPlan, planPrice }) => (roadHazardPlan ? planPrice : 0));
      expect(subtotal).toBe(
        lines.reduce((sum, { lineTotal }, index) => sum + lineTotal + (plans[index] ?? 0), 0),
      );
      expect(itemCount).toBe(bought.reduce((sum, units) => sum + units, 0));
      expect(total).toBe(subtotal + shipping);
      expect(vatIncluded).toBe(Math.round(total / 6));
      expect(canCheckOut).toBe(lines.length > 0 && lines.every(({ problem }) => problem === null));
      expect(
        Math.min(subtotal, shipping, total, vatIncluded, toFreeDelivery, itemCount),
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('an order costs what its cart was quoted, to the penny', async ({ shop }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(plentifulItem, { minLength: 1, maxLength: 8 }),
      deliveryMethod,
      async (chosen, method) => {
        const items = itemsOf(chosen);
        const quoted = await quote(shop, { items, deliveryMethod: method });
        const answer = await checkOut(shop, aCheckout({ items, deliveryMethod: method }));
        if (answer.kind !== 'Checkout') throw new Error(`Expected a checkout, got ${JSON.stringify(answer)}`);
        const [order] = await shop.rows(
          `select subtotal_pence as subtotal, shipping_pence as shipping,
              vat_included_pence as "vatIncluded", total_pence as total
            from orders
            where id = $1`,
          [answer.orderId],
        );
        const lines = await shop.rows(
          `select product_id as "productId", quantity, unit_price_pence as "unitPrice",
              line_total_pence as "lineTotal"
            from order_lines
            where order_id = $1 and kind = 'TYRE'
            order by id`,
          [answer.orderId],
        );
        const plans = await shop.rows(
          `select covered.product_id as "productId", sum(plan.quantity)::integer as quantity,
              sum(plan.line_total_pence)::integer as "planPrice"
            from order_lines plan join order_lines covered on covered.id = plan.covers_line_id
            where plan.order_id = $1
            group by covered.id
            order by covered.id`,
          [answer.orderId],
        );
        expect(plans).toEqual(
          quoted.lines
            .filter(({ roadHazardPlan }) => roadHazardPlan)
            .map(({ productId, quantity, planPrice }) => ({ productId, quantity, planPrice })),
        );
        const { subtotal, shipping, vatIncluded, total } = quoted;
        expect(order).toEqual({ subtotal, shipping, vatIncluded, total });
        expect(lines).toEqual(
          quoted.lines.map(({ productId, quantity, unitPrice, lineTotal }) => ({
            productId,
            quantity,
            unitPrice,
            lineTotal,
          })),
        );
      },
    ),
    { numRuns: ORDERS },
  );
});
