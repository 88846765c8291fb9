import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import {
  aModel,
  aRow,
  askAs,
  CREATE_MODEL,
  READ_MODEL,
  SAVE_SIZES,
  type DeskModel,
} from './model-desk.builder.ts';

const it = shopTest();

it('many sizes are created and changed at once, each with its stock, price history and audit entry', async ({
  shop,
  admin,
}) => {
  const { id, sizes } = await aModel(shop, admin, 'Grid One', [
    aRow({ fuelEfficiency: 'B', wetGrip: 'A', noiseDb: 68 }),
    aRow({
      size: '225/45r17',
      loadIndex: 94,
      speedRating: 'w',
      extraLoad: true,
      price: 11_200,
      sku: 'own-1',
    }),
    aRow({ size: '195/65R15', loadIndex: 91, published: false, oeMark: 'mo', runFlat: true }),
  ]);
  expect(sizes).toMatchObject([
    { size: '195/65 R15', oeMark: 'MO', runFlat: true, published: false, sku: 'MIC-GRID-ONE-1956515-91V' },
    {
      size: '205/55 R16',
      fuelEfficiency: 'B',
      wetGrip: 'A',
      noiseDb: 68,
      noiseClass: 'A',
      stockQuantity: 12,
    },
    { size: '225/45 R17', speedRating: 'W', extraLoad: true, price: 11_200, sku: 'OWN-1' },
  ]);
  const [draft, plain] = sizes;
  const saved = await askAs(shop, admin, SAVE_SIZES, {
    input: {
      modelId: id,
      rows: [
        {
          ...aRow({ price: 7_990, stockQuantity: null, loadIndex: 94 }),
          id: plain?.id,
          revision: plain?.revision,
        },
        aRow({ size: '215/55 R17', stockQuantity: 3 }),
      ],
    },
  });
  expect(saved).toMatchObject({ __typename: 'ModelSizesSaved', created: 1, changed: 1 });
  const changed = saved.model?.sizes.find((size) => size.id === plain?.id);
  // Stock and slug stay, while the generated name follows the load.
  expect(changed).toMatchObject({ price: 7_990, stockQuantity: 12, slug: plain?.slug, loadIndex: 94 });
  const [row] = await shop.rows<object>(
    `select name, was_price_pence as was, (select count(*)::int from product_prices where product_id = p.id) as prices,
      (select count(*)::int from stock_movements where product_id = p.id) as movements
     from products p where id = $1`,
    [plain?.id],
  );
  expect(row).toEqual({ name: 'Michelin Grid One 205/55 R16 94V', was: 8_450, prices: 1, movements: 1 });
  expect(saved.model?.sizes.find((size) => size.id === draft?.id)).toEqual(draft);
  const { data } = await shop.graphql(
    'query ($id: ID!) { auditEntries(subject: "product", subjectId: $id) { action before after } }',
    { id: plain?.id },
    admin.headers,
  );
  expect(data).toMatchObject({
    auditEntries: [
      {
        action: 'changed',
        before: { listPrice: 8_450, loadIndex: 91 },
        after: { listPrice: 7_990, loadIndex: 94 },
      },
      { action: 'made', before: {} },
    ],
  });
});

it('every error of every row is reported, and then nothing is saved', async ({ shop, admin }) => {
  const { id, sizes } = await aModel(shop, admin, 'Grid Two', [aRow({ sku: 'TAKEN-1' })]);
  const first = await askAs(shop, admin, SAVE_SIZES, {
    input: {
      modelId: id,
      rows: [
        aRow({ size: '999/5', price: 0 }),
        aRow({ loadIndex: 12, speedRating: 'X', ean: '123' }),
        aRow({ sku: 'SAME-1', noiseDb: 30, stockQuantity: -1 }),
        aRow({ sku: 'same-1' }),
      ],
    },
  });
  expect(first).toMatchObject({ __typename: 'InvalidInput' });
  expect(first.fields?.map(({ path }) => path).toSorted()).toEqual([
    'rows.0.price',
    'rows.0.size',
    'rows.1.ean',
    'rows.1.loadIndex',
    'rows.1.speedRating',
    'rows.2.noiseDb',
    'rows.2.stockQuantity',
    'rows.3.sku',
  ]);
  const second = await askAs(shop, admin, SAVE_SIZES, {
    input: {
      modelId: id,
      rows: [
        aRow({ size: '235/45 R18', loadIndex: 98 }),
        aRow(),
        aRow({ size: '225/50 R17', sku: 'taken-1' }),
        aRow({ size: '235/45 R18', loadIndex: 98 }),
        aRow({ size: '215/65 R16C', loadIndex: 109, loadIndexTwin: 90 }),
      ],
    },
  });
  expect(second.fields?.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'rows.1.size', message: 'SKU TAKEN-1 is already this tyre' },
    { path: 'rows.2.sku', message: 'Another product already has this SKU' },
    { path: 'rows.3.size', message: 'Row 1 is already this tyre' },
    {
      path: 'rows.4.loadIndexTwin',
      message: 'Only van tyres, with a C, can have a second load index, as in 107/105',
    },
  ]);
  expect((await askAs<DeskModel>(shop, admin, READ_MODEL, { id })).sizes).toEqual(sizes);
});

it('motorcycle tyres can’t have a label, and one to two hundred rows can be saved', async ({
  shop,
  admin,
}) => {
  const { model } = await askAs(shop, admin, CREATE_MODEL, {
    input: { brand: 'michelin', name: 'Grid Moto', category: 'MOTORCYCLE', season: 'SUMMER' },
  });
  const save = (rows: object[]) => askAs(shop, admin, SAVE_SIZES, { input: { modelId: model?.id, rows } });
  const moto = { size: '180/55 ZR17', loadIndex: 73, speedRating: 'W' };
  expect((await save([aRow({ ...moto, wetGrip: 'A' })])).fields).toEqual([
    { path: 'rows.0.wetGrip', message: 'Motorcycle tyres have no tyre label' },
  ]);
  expect(await save([aRow(moto)])).toMatchObject({ created: 1, model: { tread: 'MOTO' } });
  expect((await save([])).fields).toEqual([{ path: 'rows', message: 'At least one row is required' }]);
  const many = Array.from({ length: 201 }, () => aRow(moto));
  expect((await save(many)).fields).toEqual([
    { path: 'rows', message: 'At most 200 rows can be saved at once' },
  ]);
});

it('an outdated size is refused as stale, but sales do not make it outdated', async ({ shop, admin }) => {
  const { id, sizes } = await aModel(shop, admin, 'Grid Three', [aRow()]);
  const [size] = sizes;
  const row = { ...aRow({ stockQuantity: null }), id: size?.id, revision: size?.revision };
  await shop.rows('update products set stock_quantity = stock_quantity - 2 where id = $1', [size?.id]);
  const mine = await askAs(shop, admin, SAVE_SIZES, {
    input: { modelId: id, rows: [{ ...row, price: 9_000 }] },
  });
  expect(mine.model?.sizes).toMatchObject([{ price: 9_000, stockQuantity: 10 }]);
  const theirs = await askAs(shop, admin, SAVE_SIZES, {
    input: { modelId: id, rows: [{ ...row, price: 1 }] },
  });
  expect(theirs).toMatchObject({ __typename: 'StaleWrite', revision: (size?.revision ?? 0) + 1 });
});
