import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import {
  aModel,
  aRow,
  askAs,
  UPDATE_MODEL,
  CREATE_MODEL,
  READ_MODEL,
  DELETE_MODEL,
  RESTORE_MODEL,
  SAVE_SIZES,
  type DeskModel,
} from './model-desk.builder.ts';

const it = shopTest();

const PAGE = /* GraphQL */ `
  query ($slug: String!) {
    model(slug: $slug) {
      slug
      name
      variationCount
      variations {
        name
        slug
        category
      }
    }
  }
`;

it('a new model gets a slug, a SKU and texts for search engines, and appears with its first size', async ({
  shop,
  admin,
}) => {
  const made = await askAs(shop, admin, CREATE_MODEL, {
    input: {
      brand: 'michelin',
      name: ' Pilot Nova 7 ',
      category: 'CAR',
      season: 'ALL_SEASON',
      tread: 'DIRECTIONAL',
      description: 'Grip all year.',
      features: ['Short braking in the wet', ''],
      specifications: [{ name: 'Construction', values: [{ label: 'Plies', value: '2' }] }],
    },
  });
  expect(made).toMatchObject({
    __typename: 'ModelSaved',
    model: {
      revision: 1,
      tread: 'DIRECTIONAL',
      launchYear: null,
      sizeCount: 0,
      minPrice: null,
      model: {
        slug: 'pilot-nova-7',
        fullName: 'Michelin Pilot Nova 7',
        sku: 'MIC-PILOT-NOVA-7',
        ean: null,
        features: ['Short braking in the wet'],
        specifications: [{ name: 'Construction', values: [{ label: 'Plies', value: '2' }] }],
        seo: { title: 'Michelin Pilot Nova 7 – all-season car tyres', description: 'Grip all year.' },
      },
    },
  });
  const slug = 'pilot-nova-7';
  expect((await shop.graphql(PAGE, { slug })).data).toEqual({ model: null });
  const saved = await askAs(shop, admin, SAVE_SIZES, { input: { modelId: made.model?.id, rows: [aRow()] } });
  expect(saved).toMatchObject({
    created: 1,
    model: { publishedSizeCount: 1, stockQuantity: 12, minPrice: 8_450 },
  });
  expect((await shop.graphql(PAGE, { slug })).data).toMatchObject({
    model: { variations: [{ name: 'Michelin Pilot Nova 7 205/55 R16 91V' }] },
  });
});

it('the pictures of a new model are drawn on request, and redrawn once it is renamed', async ({
  shop,
  admin,
}) => {
  const { id, revision, model } = await aModel(shop, admin, 'Portrait One');
  mkdirSync(join(shop.config.dataDir, 'uploads/products'), { recursive: true });
  const url = (of: DeskModel['model']): string => of.images[0]?.url ?? '';
  const picture = await shop.app.inject(url(model));
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

  const renamed = await askAs(shop, admin, UPDATE_MODEL, { input: { id, revision, name: 'Portrait Two' } });
  const now = renamed.model?.model;
  expect(now?.slug).toBe(model.slug);
  expect(url(now ?? model)).not.toBe(url(model));
  expect((await shop.app.inject(url(now ?? model))).statusCode).toBe(200);
});

it('a renamed model renames its tyres, and its old address redirects to the new one', async ({
  shop,
  admin,
}) => {
  const { id, revision, sizes } = await aModel(shop, admin, 'Old Name', [
    aRow(),
    aRow({ size: '225/45 R17', loadIndex: 94, extraLoad: true }),
  ]);
  const changed = await askAs(shop, admin, UPDATE_MODEL, {
    input: { id, revision, name: 'New Name', slug: 'new-name', category: 'SUV' },
  });
  expect(changed).toMatchObject({ model: { revision: revision + 1, model: { slug: 'new-name' } } });
  const { data } = await shop.graphql(PAGE, { slug: 'old-name' });
  expect(data).toMatchObject({
    model: {
      slug: 'new-name',
      variations: [
        { name: 'Michelin New Name 205/55 R16 91V', category: 'SUV', slug: sizes[0]?.slug },
        { name: 'Michelin New Name 225/45 R17 94V XL', category: 'SUV' },
      ],
    },
  });
  const found = await shop.graphql('{ products(search: "Michelin New Name") { items { model { slug } } } }');
  expect(JSON.stringify(found.data)).toContain('"new-name"');
  // The old slug still belongs to the model.
  const refused = await askAs(shop, admin, CREATE_MODEL, {
    input: { brand: 'michelin', name: 'Another', slug: 'old-name', category: 'CAR', season: 'SUMMER' },
  });
  expect(refused.fields).toEqual([{ path: 'slug', message: 'Another model already has this address' }]);
});

it('an EAN and a launch year are shown as entered, and can be removed', async ({ shop, admin }) => {
  const { id, revision } = await aModel(shop, admin, 'Numbered');
  const figures = { ean: '4006381333931', launchYear: 2024 };
  const entered = await askAs(shop, admin, UPDATE_MODEL, { input: { id, revision, ...figures } });
  expect(entered).toMatchObject({ model: { launchYear: 2024, model: { ean: '4006381333931' } } });
  const kept = await askAs(shop, admin, UPDATE_MODEL, {
    input: { id, revision: revision + 1, description: 'Grips.' },
  });
  expect(kept).toMatchObject({ model: { launchYear: 2024, model: { ean: '4006381333931' } } });
  const removed = await askAs(shop, admin, UPDATE_MODEL, {
    input: { id, revision: revision + 2, ean: null, launchYear: null },
  });
  expect(removed).toMatchObject({ model: { launchYear: null, model: { ean: null } } });
});

it('HTML, a missing name, an unknown brand and impossible figures are refused by field', async ({
  shop,
  admin,
}) => {
  const refused = await askAs(shop, admin, CREATE_MODEL, {
    input: {
      brand: 'michelin',
      name: ' ',
      category: 'CAR',
      season: 'SUMMER',
      description: 'Best <script>alert(1)</script>',
      features: ['Fine', '<b>Bold</b>'],
      noiseDb: 7,
      pictureSize: 'big',
      launchYear: 12,
    },
  });
  expect(refused).toMatchObject({ __typename: 'InvalidInput', message: 'We couldn’t save this model' });
  expect(refused.fields?.map(({ path }) => path).toSorted()).toEqual([
    'description',
    'features.1',
    'launchYear',
    'name',
    'noiseDb',
    'pictureSize',
  ]);
  const unknown = await askAs(shop, admin, CREATE_MODEL, {
    input: { brand: 'nobody', name: 'X', category: 'CAR', season: 'SUMMER', description: 'Under < 71 dB' },
  });
  expect(unknown.fields).toEqual([{ path: 'brand', message: 'This brand doesn’t exist' }]);
});

it('the second of two administrators who edit the same model is told, and the first one’s change is kept', async ({
  shop,
  admin,
}) => {
  const { id, revision } = await aModel(shop, admin, 'Contested');
  await askAs(shop, admin, UPDATE_MODEL, { input: { id, revision, description: 'The first.' } });
  const second = await askAs(shop, admin, UPDATE_MODEL, {
    input: { id, revision, description: 'The second.' },
  });
  expect(second).toMatchObject({ __typename: 'StaleWrite', revision: revision + 1 });
  expect(await askAs(shop, admin, DELETE_MODEL, { id, revision })).toMatchObject({
    __typename: 'StaleWrite',
  });
  const now = await askAs<DeskModel>(shop, admin, READ_MODEL, { id });
  expect(now.model['description']).toBe('The first.');
});

it('a deleted model withdraws its sizes, and is restored with those and no others', async ({
  shop,
  admin,
}) => {
  const { id, model, sizes } = await aModel(shop, admin, 'Going Away', [
    aRow(),
    aRow({ size: '225/45 R17', loadIndex: 94 }),
    aRow({ size: '215/60 R17', loadIndex: 96 }),
  ]);
  const [first] = sizes;
  const gone = 'mutation ($id: Int!) { answer: deleteProduct(id: $id) { __typename } }';
  await askAs(shop, admin, gone, { id: first?.id });
  const { revision } = await askAs<DeskModel>(shop, admin, READ_MODEL, { id });
  expect(await askAs(shop, admin, DELETE_MODEL, { id, revision })).toMatchObject({ withdrawnSizes: 2 });
  expect((await shop.graphql(PAGE, { slug: model.slug })).data).toEqual({ model: null });
  const listed = await shop.graphql('{ products(search: "Going Away") { items { id } } }');
  expect(JSON.stringify(listed.data)).not.toContain(String(sizes[1]?.id));
  expect(await askAs(shop, admin, READ_MODEL, { id })).toMatchObject({ isDeleted: true, sizes: [] });

  const back = await askAs(shop, admin, RESTORE_MODEL, { id });
  expect(back.model?.sizes.map(({ sku }) => sku)).toEqual(sizes.slice(1).map(({ sku }) => sku));
  expect(await askAs(shop, admin, RESTORE_MODEL, { id })).toMatchObject({ __typename: 'ModelNotFound' });
  const { data } = await shop.graphql(
    'query ($id: ID!) { auditEntries(subject: "model", subjectId: $id) { action before after } }',
    { id },
    admin.headers,
  );
  expect(data).toMatchObject({
    auditEntries: [
      { action: 'restored', before: { deleted: true }, after: { deleted: false, sizes: 2 } },
      { action: 'deleted', before: { deleted: false }, after: { deleted: true, sizes: 2 } },
      { action: 'made', after: { name: 'Going Away' } },
    ],
  });
});
