import { describe, expect } from 'vitest';
import { changed, productNow } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { figuresOf } from '../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aBrand, apply, aTyre, cancel, lastRun, rulesNow, save, undo, worked } from './prices.builder.ts';
import { priceRun } from './runs/price-run.ts';
import { PriceRuns } from './runs/price-runs.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: NOW });
it.beforeEach(({ shop }) => shop.setNow(NOW));
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const ruleFor = (brandId: number): object => ({
  name: 'Mid-range',
  brandId,
  marginPercent: 26,
  ending: 'ENDING_49',
});

describe('prices that follow the rules by themselves', () => {
  it('change within minutes of a new cost, in the shop’s own name, and only if the owner wants that', async ({
    shop,
    admin,
  }) => {
    const runs = shop.services.get(PriceRuns);
    const brand = await aBrand(shop, admin);
    const { id } = await aTyre(shop, admin, brand);
    await save(shop, admin, [ruleFor(brand.id)]);
    await runs.keepInStep();
    expect(await lastRun(shop, admin)).toBeUndefined();

    await save(shop, admin, [ruleFor(brand.id)], { keepsInStep: true });
    await Promise.all([runs.keepInStep(), runs.keepInStep()]);
    const first = await lastRun(shop, admin);
    expect(first).toMatchObject({ total: 1, startedBy: 'The shop' });
    expect(await worked(shop, admin, first?.id ?? 0)).toMatchObject({ status: 'DONE' });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_449 });
    const entries = await shop.rows(
      `select actor_role as role from audit_entries where subject = 'product' and subject_id = $1
        order by id desc limit 1`,
      [String(id)],
    );
    expect(entries).toEqual([{ role: 'SHOP' }]);

    // Nothing is new, so nothing runs.
    shop.setNow(new Date('2026-11-20T10:30:00Z'));
    await runs.keepInStep();
    expect((await lastRun(shop, admin))?.id).toBe(first?.id);
    // As the choice of the supplier does, which isn't an edit.
    await shop.rows('update products set cost_pence = 5400 where id = $1', [id]);
    await runs.keepInStep();
    const second = await lastRun(shop, admin);
    expect(second?.id).not.toBe(first?.id);
    await worked(shop, admin, second?.id ?? 0);
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_749 });
    await shop.rows('update products set cost_pence = 5500 where id = $1', [id]);

    // An undo wouldn't last if they went on.
    await undo(shop, admin, second?.id ?? 0);
    await worked(shop, admin, second?.id ?? 0);
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_449 });
    expect(await shop.rows('select cost_pence as cost from products where id = $1', [id])).toEqual([
      { cost: 5_500 },
    ]);
    expect(await rulesNow(shop, admin)).toMatchObject({ keepsInStep: false });
  });

  it('wait for a person if one would jump by more than 30%, and go on after the decision', async ({
    shop,
    admin,
  }) => {
    const runs = shop.services.get(PriceRuns);
    const brand = await aBrand(shop, admin);
    const { id } = await aTyre(shop, admin, brand, { listPrice: 8_449 });
    await save(shop, admin, [ruleFor(brand.id)], { keepsInStep: true });
    await runs.keepInStep();
    await changed(shop, admin, { id, costPrice: 10_000 });
    await runs.keepInStep();
    const held = await lastRun(shop, admin);
    expect(await worked(shop, admin, held?.id ?? 0)).toMatchObject({
      status: 'READY',
      hold: '1 of the prices would change by more than 30%. Please decide.',
    });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_449 });
    await runs.keepInStep();
    expect((await lastRun(shop, admin))?.id).toBe(held?.id);

    // A person who stops it doesn’t want the same five minutes later.
    shop.setNow(new Date('2026-11-20T10:30:00Z'));
    await cancel(shop, admin, held?.id ?? 0);
    await runs.keepInStep();
    expect((await lastRun(shop, admin))?.id).toBe(held?.id);
    expect(await rulesNow(shop, admin)).toMatchObject({ keepsInStep: false });

    shop.setNow(new Date('2026-11-20T10:40:00Z'));
    await save(shop, admin, [ruleFor(brand.id)], { keepsInStep: true });
    await changed(shop, admin, { id, costPrice: 11_000 });
    await runs.keepInStep();
    const again = await lastRun(shop, admin);
    expect(await worked(shop, admin, again?.id ?? 0)).toMatchObject({ status: 'READY' });
    await apply(shop, admin, again?.id ?? 0);
    const done = await worked(shop, admin, again?.id ?? 0);
    expect(done).toMatchObject({ status: 'DONE', problem: null });
    expect(figuresOf(done)).toMatchObject({ JUMP: 1, DONE: 1 });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 17_849 });
  });

  it('wait for a person if more than half of the catalogue would change', async ({ shop }) => {
    const [row] = await shop.rows<{ tyres: number }>(
      'select count(*)::integer as tyres from products where deleted_at is null',
    );
    const half = Math.floor((row?.tyres ?? 0) / 2);
    const held = (changes: number) =>
      priceRun.hold?.(shop.services, shop.services.platform.orm.em.fork(), {
        id: 1,
        source: null,
        total: changes,
        figures: { CHANGED: changes },
      });
    expect(await held(half)).toBeNull();
    expect(await held(half + 1)).toBe(
      `${half + 1} prices would change, more than half of the catalogue. Please decide.`,
    );
  });
});
