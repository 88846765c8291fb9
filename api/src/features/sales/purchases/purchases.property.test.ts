import fc from 'fast-check';
import { expect } from 'vitest';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { anUnpaidOrder } from '../../../../test/fixtures/order.ts';
import { aSupplier, offered } from '../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { reserve, restock, settle } from '../../shop/stock/index.ts';
import { needsOf, order, receive, type SeenPurchase } from './purchases.builder.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
const AT = new Date('2026-11-20T10:00:00Z');
const OWN = 5;
const MOST_STEPS = 14;

type Step =
  | { readonly do: 'buy'; readonly units: number }
  | { readonly do: 'callOff'; readonly nth: number }
  | { readonly do: 'order'; readonly more: number }
  | { readonly do: 'receive'; readonly nth: number; readonly received: number; readonly missing: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constant('buy' as const), units: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ do: fc.constant('callOff' as const), nth: fc.nat(5) }),
    fc.record({ do: fc.constant('order' as const), more: fc.nat(3) }),
    fc.record({
      do: fc.constant('receive' as const),
      nth: fc.nat(3),
      received: fc.nat(6),
      missing: fc.nat(3),
    }),
  ),
  { minLength: 4, maxLength: MOST_STEPS },
);

it('every unit that comes from a supplier is owed to an order, on its way, on the shelf or sold', async ({
  shop,
  admin,
}) => {
  const { id: productId } = await aBuyableProduct(shop);
  // Their own tyres don't matter.
  const orders: string[] = [];
  while (orders.length < MOST_STEPS) orders.push((await anUnpaidOrder(shop)).orderId);
  const [{ sku } = { sku: '' }] = await shop.rows<{ sku: string }>('select sku from products where id = $1', [
    productId,
  ]);
  const inTransaction = shop.services.platform.orm.em;
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await shop.rows('delete from order_supplies');
      await shop.rows('update products set stock_quantity = $2, supplier_reserved = 0 where id = $1', [
        productId,
        OWN,
      ]);
      await shop.rows('delete from supplier_offers');
      const supplier = await aSupplier(shop);
      await offered(shop, admin, supplier, `sku,cost,stock\n${sku},40,1000\n`);
      await shop.rows('delete from stock_movements where product_id = $1', [productId]);
      const unused = [...orders];
      const live = new Map<string, number>();
      const purchases: SeenPurchase[] = [];
      let came = 0;
      for (const step of all) {
        if (step.do === 'buy') {
          const id = unused.pop() ?? '';
          const units = [{ productId, quantity: step.units }];
          await inTransaction.fork().transactional(async (em) => {
            expect((await reserve(em, id, units)).missing).toEqual([]);
            await settle(em, units, id, AT);
          });
          live.set(id, step.units);
        } else if (step.do === 'callOff') {
          const [id, quantity] = [...live][step.nth] ?? [];
          if (!id || !quantity) continue;
          await inTransaction.fork().transactional((em) => restock(em, [{ productId, quantity }], id, AT));
          live.delete(id);
        } else if (step.do === 'order') {
          const { [productId]: needed = 0 } = await needsOf(shop, admin, supplier);
          if (needed + step.more === 0) continue;
          const made = await order(shop, admin, supplier, [
            { productId, quantity: needed + step.more, needed },
          ]);
          expect(made.kind).toBe('Purchase');
          purchases.push(made);
        } else {
          const made = purchases[step.nth];
          if (!made) continue;
          const [line] = made.lines;
          const left = line ? line.quantity - line.received - line.missing : 0;
          const received = Math.min(step.received, left);
          const missing = Math.min(step.missing, left - received);
          purchases[step.nth] = await receive(shop, admin, made, [{ productId, received, missing }]);
          came += received;
        }
        const [now] = await shop.rows<Record<'own' | 'owed' | 'onOrder' | 'moved', number>>(
          `select p.stock_quantity as own,
            (select coalesce(sum(quantity - arrived), 0)::integer from order_supplies where product_id = p.id) as owed,
            (select coalesce(sum(on_order), 0)::integer from order_supplies where product_id = p.id) as "onOrder"
          from products p where id = $1`,
          [productId],
        );
        const sold = [...live.values()].reduce((sum, units) => sum + units, 0);
        const { own = 0, owed = 0, onOrder = 0 } = now ?? {};
        const toCome = purchases
          .flatMap(({ lines }) => lines)
          .reduce((sum, { quantity, received, missing }) => sum + quantity - received - missing, 0);
        expect(own).toBe(OWN + came - (sold - owed));
        expect(onOrder).toBeLessThanOrEqual(toCome);
        expect((await needsOf(shop, admin, supplier))[productId] ?? 0).toBe(owed - onOrder);
      }
    }),
    { numRuns: 15 },
  );
});
