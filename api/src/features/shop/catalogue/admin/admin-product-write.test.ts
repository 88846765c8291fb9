import { describe, expect } from 'vitest';
import {
  aNewProduct,
  aProduct,
  askAs,
  changed,
  created,
  duplicated,
  productNow,
  removed,
  restored,
} from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { aPaidOrder } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop } from '../../../../../test/test-shop.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW, jobs: true });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

describe('two administrators at once', () => {
  it('ADMIN-09 an update based on an outdated revision is refused, and writes nothing', async ({
    shop,
    admin,
  }) => {
    const { id, revision } = await aProduct(shop, admin, { listPrice: 10_000 });
    expect(await changed(shop, admin, { id, revision, listPrice: 9_000 })).toMatchObject({
      kind: 'ProductSaved',
      product: { price: 9_000, revision: revision + 1 },
    });
    expect(await changed(shop, admin, { id, revision, listPrice: 8_000, name: 'Other' })).toMatchObject({
      kind: 'StaleWrite',
      revision: revision + 1,
    });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 9_000, revision: revision + 1 });
    const { auditEntries } = await askAs<{
      auditEntries: { action: string; before: object; after: object }[];
    }>(
      shop,
      admin,
      'query ($id: ID!) { auditEntries(subject: "product", subjectId: $id) { action before after } }',
      { id: String(id) },
    );
    expect(auditEntries.map(({ action }) => action)).toEqual(['changed', 'made']);
    expect(auditEntries[0]).toMatchObject({ before: { listPrice: 10_000 }, after: { listPrice: 9_000 } });
  });

  it('an update without a revision still works, and a sale does not count as a change', async ({
    shop,
    admin,
  }) => {
    const { product } = await aPaidOrder(shop);
    const { revision } = await productNow(shop, admin, product.id);
    expect(revision).toBe(1);
    expect(await changed(shop, admin, { id: product.id, stockQuantity: 3 })).toMatchObject({
      product: { stockQuantity: 3, revision: 2 },
    });
    const { stockMovements } = await askAs<{ stockMovements: object[] }>(
      shop,
      admin,
      'query ($id: Int!) { stockMovements(productId: $id) { quantity reason orderId } }',
      { id: product.id },
    );
    expect(stockMovements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'ADJUSTED', orderId: null }),
        expect.objectContaining({ reason: 'SOLD', orderId: expect.any(String) }),
      ]),
    );
  });
});

describe('C-56 deleted products', () => {
  it('C-56 a product that has been ordered can be deleted, and is restored unchanged with its old addresses', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop);
    const { id } = order.product;
    const before = await productNow(shop, admin, id);
    await changed(shop, admin, { id, slug: `${before.slug}-new` });
    const asShopper = async (slug: string): Promise<number | null> =>
      (await shop.graphql<{ product: { id: number } | null }>(`{ product(slug: "${slug}") { id } }`)).data
        .product?.id ?? null;

    expect(await removed(shop, admin, id)).toMatchObject({ kind: 'ProductDeleted' });
    expect(await asShopper(before.slug)).toBeNull();
    expect(await productNow(shop, admin, id)).toMatchObject({ deletedAt: NOW.toISOString() });
    expect(await changed(shop, admin, { id, listPrice: 1 })).toMatchObject({ kind: 'ProductNotFound' });
    const [line] = await shop.rows('select product_name from order_lines where product_id = $1', [id]);
    expect(line).toEqual({ product_name: before.name });

    expect(await restored(shop, admin, id)).toMatchObject({
      product: { deletedAt: null, published: true, price: before.price, slug: `${before.slug}-new` },
    });
    expect(await asShopper(before.slug)).toBe(id);
    expect(await restored(shop, admin, id)).toMatchObject({ kind: 'ProductNotFound' });
  });

  it('a copy is a draft with a SKU of its own, without EAN and stock, and the next copy gets another SKU', async ({
    shop,
    admin,
  }) => {
    const { id, sku, name } = await aProduct(shop, admin, { ean: '5901234123457', mailOrderPrice: 8_800 });
    const [first, second] = [await duplicated(shop, admin, id), await duplicated(shop, admin, id)];
    expect([first.product, second.product]).toMatchObject([
      { sku: `${sku}-2`, name, ean: null, stockQuantity: 0, published: false, price: 8_800, revision: 1 },
      { sku: `${sku}-3` },
    ]);
    expect((await shop.graphql(`{ product(id: ${first.product?.id}) { id } }`)).data).toEqual({
      product: null,
    });
    expect(await duplicated(shop, admin, 2_000_000_000)).toMatchObject({ kind: 'ProductNotFound' });
  });
});

describe('bad input', () => {
  it('ADMIN-09 C-59 invalid prices are refused with a sentence, for drafts too', async ({ shop, admin }) => {
    for (const listPrice of [0, 1_000_000_000])
      expect(await created(shop, admin, aNewProduct({ listPrice, published: false }))).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ path: 'listPrice', message: 'A price is from £0.01 to £10,000' }],
      });
    for (const listPrice of [-1, '12,50', 1e11, 12.5])
      expect(
        await shop.graphql(
          'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
          { input: aNewProduct({ listPrice }) },
          admin.headers,
        ),
      ).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('markup in texts is stored as text, and rendered as text', async ({ shop, admin }) => {
    const name = '<img src=x onerror=alert(1)> Michelin "Primacy"';
    const description = '<script>alert(1)</script> & more';
    const { id } = await aProduct(shop, admin, { name, description });
    const { data } = await shop.graphql<{ product: object }>(`{ product(id: ${id}) { name description } }`);
    expect(data.product).toEqual({ name, description });
  });
});

it('ADMIN-09 a changed price reaches shoppers on another process within two seconds', async ({
  shop,
  admin,
}) => {
  const { id } = await aProduct(shop, admin, { listPrice: 12_345 });
  const other = await openTestShop({ besides: shop, now: NOW });
  try {
    const price = async (): Promise<number> =>
      (await other.graphql<{ product: { price: number } }>(`{ product(id: ${id}) { price } }`)).data.product
        .price;
    expect(await price()).toBe(12_345);
    const began = performance.now();
    await changed(shop, admin, { id, listPrice: 11_111 });
    await expect.poll(price, { interval: 20 }).toBe(11_111);
    expect(performance.now() - began).toBeLessThan(2_000);
  } finally {
    await other.close();
  }
});
