import fc from 'fast-check';
import { expect } from 'vitest';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { anUnpaidOrder } from '../../../../test/fixtures/order.ts';
import {
  cancel,
  needsOf,
  order,
  receive,
  takeBack,
  type SeenPurchase,
} from '../../../../test/fixtures/purchases.ts';
import { aSupplier, offered } from '../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { reserve, restock, settle } from '../../shop/stock/index.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
const AT = new Date('2026-11-20T10:00:00Z');
const OWN = 5;
const MOST_STEPS = 14;

type Step =
  | { readonly do: 'buy'; readonly units: number }
  | { readonly do: 'callOff'; readonly nth: number; readonly units: number }
  | { readonly do: 'order'; readonly more: number }
  | { readonly do: 'cancel'; readonly nth: number }
  | { readonly do: 'takeBack'; readonly nth: number; readonly delivery: number }
  | {
      readonly do: 'receive';
      readonly nth: number;
      readonly received: number;
      readonly missing: number;
      readonly surplus: number;
    };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constant('buy' as const), units: fc.integer({ min: 1, max: 6 }) }),
    fc.record({
      do: fc.constant('callOff' as const),
      nth: fc.nat(3),
      units: fc.integer({ min: 1, max: 6 }),
    }),
    fc.record({ do: fc.constant('order' as const), more: fc.nat(3) }),
    fc.record({ do: fc.constant('cancel' as const), nth: fc.nat(1) }),
    fc.record({ do: fc.constant('takeBack' as const), nth: fc.nat(1), delivery: fc.nat(1) }),
    fc.record({
      do: fc.constant('receive' as const),
      nth: fc.nat(1),
      received: fc.nat(6),
      missing: fc.nat(3),
      surplus: fc.nat(2),
    }),
  ),
  { minLength: 8, maxLength: MOST_STEPS, size: 'max' },
);

it('every unit that comes from a supplier is owed to an order, on its way, on the shelf or sold', async ({
  shop,
  admin,
}) => {
  const { id: productId } = await aBuyableProduct(shop);
  const orders: string[] = [];
  while (orders.length < MOST_STEPS) orders.push((await anUnpaidOrder(shop)).orderId);
  const [{ sku } = { sku: '' }] = await shop.rows<{ sku: string }>('select sku from products where id = $1', [
    productId,
  ]);
  let backs = 0;
  const inTransaction = shop.services.platform.orm.em;
  const changed = async (
    made: SeenPurchase,
    step: Extract<Step, { do: 'cancel' | 'takeBack' | 'receive' }>,
  ): Promise<SeenPurchase> => {
    const [line] = made.lines;
    const left = line ? line.quantity - line.received - line.missing : 0;
    if (step.do === 'cancel') {
      if (left === 0) return made;
      const after = await cancel(shop, admin, made);
      expect(after).toMatchObject({ kind: 'Purchase', lines: [{ received: line?.received }] });
      return after;
    }
    if (step.do === 'takeBack') {
      const delivery = made.deliveries.filter(({ takenBackAt }) => !takenBackAt)[step.delivery];
      const after = delivery && (await takeBack(shop, admin, made, delivery.id));
      // Own stock that was sold meanwhile stays booked.
      if (after?.kind !== 'Purchase') return made;
      backs += 1;
      return after;
    }
    const received = Math.min(step.received, left);
    const missing = Math.min(step.missing, left - received);
    const surplus = received === left && missing === 0 ? step.surplus : 0;
    if (received + missing + surplus === 0) return made;
    const after = await receive(shop, admin, made, [{ productId, received, missing, surplus }]);
    expect(after.kind).toBe('Purchase');
    return after;
  };
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await shop.rows('delete from purchase_deliveries');
      await shop.rows('delete from purchases');
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
      for (const step of all) {
        if (step.do === 'buy') {
          const id = unused.pop() ?? '';
          const units = [{ productId, quantity: step.units }];
          await shop.rows(
            `update order_lines set product_id = $2, quantity = $3, line_total_pence = unit_price_pence * $3,
              returned_units = 0 where order_id = $1`,
            [id, productId, step.units],
          );
          await inTransaction.fork().transactional(async (em) => {
            expect((await reserve(em, id, units)).missing).toEqual([]);
            await settle(em, units, id, AT);
          });
          live.set(id, step.units);
        } else if (step.do === 'callOff') {
          const [id, had] = [...live][step.nth] ?? [];
          if (!id || !had) continue;
          const quantity = Math.min(step.units, had);
          await shop.rows('update order_lines set returned_units = returned_units + $2 where order_id = $1', [
            id,
            quantity,
          ]);
          await inTransaction.fork().transactional((em) => restock(em, [{ productId, quantity }], id, AT));
          live.set(id, had - quantity);
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
          if (made) purchases[step.nth] = await changed(made, step);
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
        const lines = purchases.flatMap((made) => made.lines);
        const toCome = lines.reduce(
          (sum, { quantity, received, missing }) => sum + quantity - received - missing,
          0,
        );
        const came = lines.reduce((sum, { received, surplus }) => sum + received + surplus, 0);
        expect(own).toBe(OWN + came - (sold - owed));
        expect(onOrder).toBeLessThanOrEqual(toCome);
        const awaited = await shop.rows<{ id: string; units: number }>(
          'select order_id as id, quantity - arrived as units from order_supplies',
        );
        expect(awaited.filter(({ id, units }) => units > (live.get(id) ?? 0))).toEqual([]);
        expect((await needsOf(shop, admin, supplier))[productId] ?? 0).toBe(owed - onOrder);
      }
    }),
    { numRuns: 15 },
  );
  expect(backs).toBeGreaterThan(0);
});
