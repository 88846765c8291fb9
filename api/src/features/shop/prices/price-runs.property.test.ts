import { priceEndings } from '@treadline/schema/trade/prices/price-ending';
import { marginOf } from '@treadline/schema/trade/values/margin';
import { keysOf } from '@treadline/schema/trade/values/words';
import fc from 'fast-check';
import { expect } from 'vitest';
import { changed, productNow } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aBrand, apply, aTyre, rowsOf, save, start, storedNow, undo, worked } from './prices.builder.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const RUNS = 12;

const tyres = fc.array(
  fc.record({
    listPrice: fc.integer({ min: 2_000, max: 30_000 }),
    mailOrderPrice: fc.option(fc.integer({ min: 2_000, max: 30_000 }), { nil: null }),
    fittedPrice: fc.option(fc.integer({ min: 2_000, max: 40_000 }), { nil: null }),
    costPrice: fc.option(fc.integer({ min: 1, max: 25_000 }), { nil: null }),
  }),
  { minLength: 3, maxLength: 3 },
);
const rule = fc.record({
  marginPercent: fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10),
  addition: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: null }),
  leastMargin: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: null }),
  ending: fc.constantFrom(...keysOf(priceEndings)),
});

it('a run never goes below a rule’s floor, a second one changes nothing, and its undo is exact', async ({
  shop,
  admin,
}) => {
  const brand = await aBrand(shop, admin);
  const products = [
    await aTyre(shop, admin, brand),
    await aTyre(shop, admin, brand),
    await aTyre(shop, admin, brand),
  ];
  const ids = products.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(tyres, rule, async (prices, terms) => {
      for (const [index, price] of prices.entries()) await changed(shop, admin, { id: ids[index], ...price });
      // Otherwise a lower price than before would be a sale.
      await shop.rows(
        `update products set was_price_pence = null, was_price_until = null where id = any($1)`,
        [ids],
      );
      const before = await storedNow(shop, ids);
      await save(shop, admin, [{ name: 'Tried', brandId: brand.id, ...terms }]);
      const { id, message } = await start(shop, admin);
      if (id === undefined) return expect(message).toContain('Every price is as the rules say');
      await worked(shop, admin, id);
      await apply(shop, admin, id);
      expect(await worked(shop, admin, id)).toMatchObject({ status: 'DONE' });
      const refused = new Set(
        (await rowsOf(shop, admin, id)).flatMap(({ state, label }) => (state === 'DONE' ? [] : label)),
      );
      expect(refused).toEqual(new Set());
      for (const [index, { costPrice, fittedPrice, mailOrderPrice, listPrice }] of prices.entries()) {
        const { price } = await productNow(shop, admin, ids[index] ?? 0);
        if (costPrice === null) expect(price).toBe(mailOrderPrice ?? listPrice);
        else expect(marginOf({ price, cost: costPrice })).toBeGreaterThanOrEqual(terms.leastMargin ?? 0);
        const fitting = fittedPrice === null ? -1 : fittedPrice - (mailOrderPrice ?? listPrice);
        const [stored] = await shop.rows<{ fitted: number | null }>(
          'select fitted_price_pence as fitted from products where id = $1',
          [ids[index]],
        );
        expect(stored?.fitted ?? null).toBe(fitting < 0 ? fittedPrice : price + fitting);
      }
      expect(await start(shop, admin)).toMatchObject({ kind: 'NoPriceRun' });
      await undo(shop, admin, id);
      await worked(shop, admin, id);
      expect(await storedNow(shop, ids)).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});
