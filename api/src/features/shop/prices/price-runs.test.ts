import { describe, expect } from 'vitest';
import { aMember } from '../../../../test/account.ts';
import { aStaffRole } from '../../../../test/fixtures/account/staff.ts';
import { changed, productNow, type Caller } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { figuresOf } from '../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { ImportService } from '../../operations/imports/index.ts';
import {
  aBrand,
  applied,
  apply,
  aTyre,
  cancel,
  checked,
  rowsOf,
  runNow,
  save,
  start,
  storedNow,
  undo,
  worked,
} from './prices.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: NOW });
it.beforeEach(({ shop }) => shop.setNow(NOW));
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const aRule = (brandId: number, overrides: object = {}): object => ({
  name: 'Mid-range',
  brandId,
  marginPercent: 26,
  ending: 'ENDING_49',
  ...overrides,
});

const costs = async (shop: TestShop, admin: Caller, id: number, costPrice: number | null): Promise<void> => {
  expect(await changed(shop, admin, { id, costPrice })).toMatchObject({ kind: 'ProductSaved' });
};

it('a run says what the rules would change, with margins, changes that, and is undone to the penny', async ({
  shop,
  admin,
}) => {
  const brand = await aBrand(shop, admin);
  const tyres = [
    await aTyre(shop, admin, brand),
    await aTyre(shop, admin, brand, { listPrice: 9_999, mailOrderPrice: 9_000, fittedPrice: 10_500 }),
    await aTyre(shop, admin, brand, { costPrice: null }),
    await aTyre(shop, admin, brand, { listPrice: 8_449 }),
  ];
  const ids = tyres.map(({ id }) => id);
  const before = await storedNow(shop, ids);
  await save(shop, admin, [aRule(brand.id)]);
  const plan = await checked(shop, admin, 'Autumn prices');
  expect(plan).toMatchObject({ status: 'READY', total: 2, work: 2, reason: 'Autumn prices', applyAt: null });
  expect(figuresOf(plan)).toMatchObject({ CHANGED: 2, RISE: 1, FALL: 1, NO_COST: 1, IN_STEP: 1 });
  expect((await rowsOf(shop, admin, plan.id)).map(({ changes }) => changes)).toEqual([
    [
      { column: 'price', before: '79.99', after: '84.49' },
      { column: 'margin', before: '14.56 (21.8%)', after: '18.31 (26%)' },
      { column: 'rule', before: '', after: 'Mid-range' },
    ],
    [
      { column: 'price', before: '90.00', after: '84.49' },
      { column: 'fitted_price', before: '105.00', after: '99.49' },
      { column: 'margin', before: '22.90 (30.5%)', after: '18.31 (26%)' },
      { column: 'rule', before: '', after: 'Mid-range' },
    ],
  ]);
  const { data } = await shop.graphql<object>(
    'query ($id: Int!) { priceRunMargin(id: $id) { before after } }',
    { id: plan.id },
    { ...admin.headers },
  );
  // £14.56 and £22.90 of £66.66 and £75.00, then twice £18.31 of £70.41.
  expect(data).toEqual({ priceRunMargin: { before: 26.4, after: 26 } });
  expect(await storedNow(shop, ids)).toEqual(before);

  await apply(shop, admin, plan.id);
  expect(await worked(shop, admin, plan.id)).toMatchObject({ status: 'DONE', canUndo: true });
  expect(await productNow(shop, admin, ids[0] ?? 0)).toMatchObject({ price: 8_449, listPrice: 8_449 });
  expect(await productNow(shop, admin, ids[1] ?? 0)).toMatchObject({
    price: 8_449,
    listPrice: 9_999,
    mailOrderPrice: 8_449,
    // C-21: a price that was really charged.
    wasPrice: 9_000,
  });
  expect(await start(shop, admin)).toMatchObject({ kind: 'NoPriceRun' });

  await undo(shop, admin, plan.id);
  expect(await worked(shop, admin, plan.id)).toMatchObject({ status: 'UNDONE' });
  expect(await storedNow(shop, ids)).toEqual(before);
});

it('the first rule that a tyre matches sets its price, and one that leaves tyres alone does', async ({
  shop,
  admin,
}) => {
  const brand = await aBrand(shop, admin);
  const wide = await aTyre(shop, admin, brand, { size: '225/40 R18', loadIndex: 92, speedRating: 'Y' });
  const usual = await aTyre(shop, admin, brand);
  const rare = await aTyre(shop, admin, brand, { size: '195/65 R15' });
  await save(shop, admin, [
    aRule(brand.id, { size: '195/65 R15', marginPercent: null, leavesAlone: true }),
    aRule(brand.id, { rimFrom: 18, marginPercent: null, addition: 1_000, ending: 'PENNY' }),
    aRule(brand.id),
  ]);
  const run = await applied(shop, admin);
  expect(figuresOf(run)).toMatchObject({ DONE: 2 });
  expect(await productNow(shop, admin, wide.id)).toMatchObject({ price: 7_452 });
  expect(await productNow(shop, admin, usual.id)).toMatchObject({ price: 8_449 });
  expect(await productNow(shop, admin, rare.id)).toMatchObject({ price: 7_999 });
});

it('a tyre is sold below cost only by a rule that says why', async ({ shop, admin }) => {
  const brand = await aBrand(shop, admin);
  const { id } = await aTyre(shop, admin, brand);
  await save(shop, admin, [aRule(brand.id, { marginPercent: 0, leastMargin: 500, ending: 'PENNY' })]);
  const floor = await applied(shop, admin);
  expect(figuresOf(floor)).toMatchObject({ RAISED: 1 });
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 6_852 });
  const exception = { marginPercent: -10, ending: 'PENNY', belowCostReason: 'End of line' };
  await save(shop, admin, [aRule(brand.id, exception)]);
  expect(figuresOf(await applied(shop, admin))).toMatchObject({ BELOW_COST: 1, DONE: 1 });
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 5_684 });
});

describe('a sale', () => {
  it('C-21 is left alone and counted, with a last day or without', async ({ shop, admin }) => {
    const brand = await aBrand(shop, admin);
    const [one, other] = [await aTyre(shop, admin, brand), await aTyre(shop, admin, brand)];
    await changed(shop, admin, { id: one.id, listPrice: 6_900, saleEndsOn: '2026-12-24' });
    await changed(shop, admin, { id: other.id, listPrice: 6_900 });
    await save(shop, admin, [aRule(brand.id)]);
    expect(await start(shop, admin)).toMatchObject({ kind: 'NoPriceRun' });
    const third = await aTyre(shop, admin, brand);
    const run = await applied(shop, admin);
    expect(figuresOf(run)).toMatchObject({ ON_SALE: 2, DONE: 1 });
    expect(await productNow(shop, admin, one.id)).toMatchObject({ price: 6_900 });
    expect(await productNow(shop, admin, third.id)).toMatchObject({ price: 8_449 });
  });

  it('isn’t a price that the rules themselves have lowered: the next run may change it again', async ({
    shop,
    admin,
  }) => {
    const brand = await aBrand(shop, admin);
    const { id } = await aTyre(shop, admin, brand, { listPrice: 9_999 });
    await save(shop, admin, [aRule(brand.id)]);
    await applied(shop, admin);
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_449, wasPrice: 9_999 });
    await costs(shop, admin, id, 5_800);
    await applied(shop, admin);
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 9_449, wasPrice: 9_999 });
  });
});

describe('between check and application', () => {
  it('a new cost or new rules keep a row from being applied', async ({ shop, admin }) => {
    const brand = await aBrand(shop, admin);
    const { id } = await aTyre(shop, admin, brand);
    await save(shop, admin, [aRule(brand.id)]);
    const first = await checked(shop, admin);
    // As a feed does that doesn't count as an edit.
    await shop.rows('update products set cost_pence = 9000 where id = $1', [id]);
    await apply(shop, admin, first.id);
    expect(figuresOf(await worked(shop, admin, first.id))).toMatchObject({ LATE: 1 });
    const second = await checked(shop, admin);
    await save(shop, admin, [aRule(brand.id, { marginPercent: 30 })]);
    await apply(shop, admin, second.id);
    expect(figuresOf(await worked(shop, admin, second.id))).toMatchObject({ LATE: 1 });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 7_999 });
  });

  it('an edited tyre keeps its price, also from the undo', async ({ shop, admin }) => {
    const brand = await aBrand(shop, admin);
    const { id } = await aTyre(shop, admin, brand);
    await save(shop, admin, [aRule(brand.id)]);
    const run = await applied(shop, admin);
    await changed(shop, admin, { id, listPrice: 8_888 });
    await undo(shop, admin, run.id);
    expect(figuresOf(await worked(shop, admin, run.id))).toMatchObject({ KEPT: 1 });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_888 });
  });
});

it('a run can be applied at a time, and until then be stopped', async ({ shop, admin }) => {
  const brand = await aBrand(shop, admin);
  const { id } = await aTyre(shop, admin, brand);
  await save(shop, admin, [aRule(brand.id)]);
  const at = new Date('2026-11-20T22:00:00Z');
  const stopped = await checked(shop, admin);
  expect(await apply(shop, admin, stopped.id, at)).toMatchObject({
    status: 'READY',
    applyAt: at.toISOString(),
  });
  expect(await cancel(shop, admin, stopped.id)).toMatchObject({ status: 'CANCELLED', applyAt: null });
  const run = await checked(shop, admin);
  await apply(shop, admin, run.id, at);
  const imports = shop.services.get(ImportService);
  await imports.sweep();
  expect(await worked(shop, admin, run.id)).toMatchObject({ status: 'READY' });
  shop.setNow(new Date('2026-11-20T22:00:30Z'));
  await imports.sweep();
  expect(await worked(shop, admin, run.id)).toMatchObject({ status: 'DONE', applyAt: null });
  expect(await runNow(shop, admin, stopped.id)).toMatchObject({ status: 'CANCELLED' });
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_449 });
});

it('staff who may not see costs see a run without its margins, its rules and what follows from costs', async ({
  shop,
  admin,
}) => {
  const brand = await aBrand(shop, admin);
  await aTyre(shop, admin, brand);
  await save(shop, admin, [aRule(brand.id, { marginPercent: 0, leastMargin: 1_831 })]);
  const { id } = await checked(shop, admin);
  const { headers } = await aMember(shop, await aStaffRole(shop, ['READ_CATALOGUE', 'WRITE_CATALOGUE']));
  expect(figuresOf(await runNow(shop, admin, id))).toHaveProperty('RAISED');
  expect(figuresOf(await runNow(shop, { headers }, id))).not.toHaveProperty('RAISED');
  expect(
    (await rowsOf(shop, { headers }, id)).flatMap(({ changes }) => changes.map(({ column }) => column)),
  ).toEqual(['price']);
  const { errors } = await shop.graphql(
    'query ($id: Int!) { priceRunMargin(id: $id) { before } }',
    { id },
    headers,
  );
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
