import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { cameraPhotograph, sendPhotograph } from '../../../../../test/fixtures/photograph.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { mailPictures } from '../record/mail-picture.ts';
import { Product } from '../record/product.entity.ts';
import { aModel, aRow, askAs, UPDATE_MODEL } from './model-desk.builder.ts';

const it = shopTest();
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const SHOWN = /* GraphQL */ `
  query ($slug: String!, $ids: [Int!]!) {
    model(slug: $slug) {
      pictureSource
      images {
        url
        alt
      }
    }
    productsByIds(ids: $ids) {
      pictureSource
      imageUrl
      imageCount
      images {
        url
      }
    }
  }
`;
interface Shown {
  readonly model: { readonly pictureSource: string; readonly images: readonly object[] };
  readonly productsByIds: readonly object[];
}

async function shownOf(shop: TestShop, slug: string, ids: readonly number[]): Promise<Shown> {
  const { data, errors } = await shop.graphql<Shown>(SHOWN, { slug, ids });
  expect(errors).toBeUndefined();
  return data;
}

/** Uploads a picture as the admin does. Returns its address. */
async function uploaded(shop: TestShop, admin: SignedIn, width: number): Promise<string> {
  const { body } = await sendPhotograph(shop, await cameraPhotograph(width), admin.headers, '/api/pictures');
  return String(body['url']);
}

it('a model’s own pictures are shown for the sizes that have none, until they’re removed', async ({
  shop,
  admin,
}) => {
  const [front, side] = [await uploaded(shop, admin, 800), await uploaded(shop, admin, 900)];
  const { id, revision, model, sizes } = await aModel(shop, admin, 'Pictured', [
    aRow(),
    aRow({ size: '225/45 R17', loadIndex: 94 }),
  ]);
  const [plain = 0, own = 0] = sizes.map((size) => size.id);
  await askAs(
    shop,
    admin,
    'mutation ($input: UpdateProductInput!) { answer: updateProduct(input: $input) { __typename } }',
    { input: { id: own, images: [{ url: side }] } },
  );
  const drawn = await shownOf(shop, model.slug, [plain, own]);
  expect([drawn.model, drawn.productsByIds[0]]).toMatchObject([
    { pictureSource: 'DRAWING' },
    { pictureSource: 'DRAWING', imageCount: 4 },
  ]);

  const saved = await askAs(shop, admin, UPDATE_MODEL, {
    input: { id, revision, images: [{ url: front }, { url: side }] },
  });
  expect(saved).toMatchObject({ model: { revision: revision + 1, ownPictures: [front, side] } });
  const shown = await shownOf(shop, model.slug, [plain, own]);
  expect(shown).toEqual({
    model: {
      pictureSource: 'MODEL',
      images: [
        { url: front, alt: 'Michelin Pictured' },
        { url: side, alt: 'Michelin Pictured, picture 2' },
      ],
    },
    productsByIds: [
      { pictureSource: 'MODEL', imageUrl: front, imageCount: 2, images: [{ url: front }, { url: side }] },
      { pictureSource: 'PRODUCT', imageUrl: side, imageCount: 1, images: [{ url: side }] },
    ],
  });
  const em = shop.services.platform.orm.em.fork();
  const mailed = await mailPictures(em, await em.find(Product, { id: { $in: [plain, own] } }));
  expect(mailed.get(plain)).toBe(front.replace('-640.webp', '-320.jpg'));
  expect((await shop.app.inject(mailed.get(plain) ?? '')).statusCode).toBe(200);

  await askAs(shop, admin, UPDATE_MODEL, { input: { id, revision: revision + 1, images: [] } });
  expect(await shownOf(shop, model.slug, [plain, own])).toEqual({
    model: drawn.model,
    productsByIds: [drawn.productsByIds[0], shown.productsByIds[1]],
  });
});

it('a model’s picture from elsewhere is refused beside the field', async ({ shop, admin }) => {
  const { id, revision } = await aModel(shop, admin, 'Elsewhere');
  const refused = await askAs(shop, admin, UPDATE_MODEL, {
    input: { id, revision, images: [{ url: 'https://example.com/tyre.webp' }] },
  });
  expect(refused.fields).toEqual([
    { path: 'images.0', message: 'This is not the address of a picture uploaded here' },
  ]);
});
