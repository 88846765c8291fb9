import { describe, expect } from 'vitest';
import { anAdmin, type SignedIn } from '../../../test/account.ts';
import { aForm, ask, type LegacyAnswer } from '../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date(NOW.getTime() + 61_000);
const UNDER_WAY = 'The same request is still being processed.';
const UNKNOWN =
  'The outcome of the first request with this Idempotency-Key is unknown. Please check ' +
  'whether it succeeded before sending it with another key.';

const it = shopTest({ now: NOW });

it.afterEach(({ shop }) => {
  shop.setNow(NOW);
  shop.complaints.length = 0;
});

let made = 0;
const aProduct = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  sku: `ONCE-${(made += 1)}-X`,
  brand: 'Michelin',
  model_name: 'Primacy 4+',
  size: '205/55 R16',
  load_index: '91',
  speed_rating: 'V',
  price: 94.2,
  ...overrides,
});
const send = (
  shop: TestShop,
  admin: SignedIn,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<LegacyAnswer> => ask(shop, method, path, { body, headers: { ...admin.headers, ...headers } });
const add = (
  shop: TestShop,
  admin: SignedIn,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<LegacyAnswer> => send(shop, admin, 'POST', '/products', body, headers);
const idOf = ({ body }: LegacyAnswer): number => (body['product'] as unknown as { id: number }).id;
const written = async (shop: TestShop, { sku }: Record<string, unknown>): Promise<number> =>
  (await shop.rows<{ n: number }>('select count(*) as n from products where sku = $1', [sku]))[0]?.n ?? 0;

/** Runs work while a part of the database is broken. */
async function broken(
  shop: TestShop,
  breakIt: readonly string[],
  mendIt: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  for (const statement of breakIt) await shop.rows(statement);
  try {
    await work();
  } finally {
    for (const statement of mendIt) await shop.rows(statement);
  }
}

describe('C-42 a write under an Idempotency-Key', () => {
  it('C-42 a keyed write whose reply could not be stored is not repeated', async ({ shop, admin }) => {
    const { id } = (await add(shop, admin, aProduct())).body['product'] as unknown as { id: number };
    const key = { 'idempotency-key': 'reply lost' };
    const remove = (): Promise<LegacyAnswer> =>
      send(shop, admin, 'DELETE', `/products/${id}`, undefined, key);
    await broken(
      shop,
      ['alter table idempotent_replies add constraint broken check (status is null) not valid'],
      ['alter table idempotent_replies drop constraint broken'],
      async () => {
        expect(await remove()).toMatchObject({ status: 200, body: { success: true, id } });
      },
    );
    expect(shop.complaints.join()).toContain('The outcome of a REST write couldn’t be stored.');
    expect(await remove()).toMatchObject({
      status: 409,
      headers: { 'retry-after': '1' },
      body: { message: UNDER_WAY },
    });
    shop.setNow(LATER);
    const again = await remove();
    expect(again).toMatchObject({ status: 409, body: { success: false, error: UNKNOWN, message: UNKNOWN } });
    expect(again.headers).not.toHaveProperty('retry-after');
  });

  it('C-42 a keyed write that failed half way isn’t retried, because it may have been done', async ({
    shop,
    admin,
  }) => {
    const product = aProduct();
    const key = { 'idempotency-key': 'half way' };
    await broken(
      shop,
      ['alter table reviews rename to reviews_away'],
      ['alter table reviews_away rename to reviews'],
      async () => {
        expect(await add(shop, admin, product, key)).toMatchObject({ status: 500 });
      },
    );
    expect(await written(shop, product)).toBe(1);
    shop.setNow(LATER);
    expect(await add(shop, admin, product, key)).toMatchObject({ status: 409, body: { message: UNKNOWN } });
    expect(await written(shop, product)).toBe(1);
  });

  it('C-42 a keyed write that was refused says why, even if the database couldn’t record it', async ({
    shop,
    admin,
  }) => {
    const key = { 'idempotency-key': 'refused' };
    await broken(
      shop,
      [
        `create function no_deletion() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
        'create trigger broken before delete on idempotent_replies for each row execute function no_deletion()',
      ],
      ['drop trigger broken on idempotent_replies', 'drop function no_deletion'],
      async () =>
        expect(await add(shop, admin, aProduct({ size: 'huge' }), key)).toMatchObject({
          status: 400,
          body: { fields: [{ path: 'size' }] },
        }),
    );
    expect(shop.complaints.join()).toContain('The outcome of a REST write couldn’t be stored.');
  });
});

describe('C-42 a product resent within a minute without a key', () => {
  const TAKEN = {
    status: 409,
    body: { success: false, message: 'Another product already has this SKU.', fields: [{ path: 'sku' }] },
  };

  it('C-42 a product resent within a minute is recognised in every spelling, as a form or as JSON', async ({
    shop,
    admin,
  }) => {
    const product = aProduct({ price: '94.20', load_index: '110/108', season: 'all season', ean_code: '' });
    const form = aForm(product as Record<string, string>);
    const first = await add(shop, admin, form.body, form.headers);
    expect(first.status).toBe(201);
    for (const same of [
      product,
      { ...product, price: 94.2, load_index: ' 110 / 108', ean_code: null, size: ' 205/55 R16 ' },
      {
        ...product,
        model_name: undefined,
        model: 'Primacy 4+',
        season: 'All-Season',
        sku: String(product['sku']).toLowerCase(),
      },
    ]) {
      const { status, text, headers } = await add(shop, admin, same);
      expect({
        status,
        text,
        replayed: headers['idempotency-replayed'],
        kept: headers['cache-control'],
      }).toEqual({ status: 201, text: first.text, replayed: 'true', kept: 'private, no-store' });
    }
    expect(await written(shop, product)).toBe(1);
  });

  it('C-42 a product resent with another price, model or picture is a different product, and is refused', async ({
    shop,
    admin,
  }) => {
    const product = aProduct();
    expect((await add(shop, admin, product)).status).toBe(201);
    for (const other of [
      { price: 94.21 },
      { model_name: 'CrossClimate 2' },
      { stock_quantity: 3 },
      { published: false },
    ])
      expect(await add(shop, admin, { ...product, ...other })).toMatchObject(TAKEN);
    expect(await add(shop, admin, product)).toMatchObject({ status: 201 });
  });

  it('C-42 a resent product is recognised even if it’s hidden from shoppers', async ({ shop, admin }) => {
    const draft = aProduct({ published: false });
    const first = await add(shop, admin, draft);
    expect((await add(shop, admin, draft)).text).toBe(first.text);
  });

  it.for<[string, (shop: TestShop, admin: SignedIn, id: number) => Promise<unknown>]>([
    ['by its path', (shop, admin, id) => send(shop, admin, 'DELETE', `/products/${id}`)],
    [
      'in GraphQL',
      (shop, admin, id) =>
        shop.graphql(`mutation { deleteProduct(id: ${id}) { __typename } }`, {}, admin.headers),
    ],
  ])(
    'C-42 a resent product isn’t recognised after it was deleted %s',
    async ([, remove], { shop, admin }) => {
      const product = aProduct();
      await remove(shop, admin, idOf(await add(shop, admin, product)));
      expect(await add(shop, admin, product)).toMatchObject(TAKEN);
    },
  );

  it('C-42 a resent product is refused when another sender was first', async ({ shop, admin }) => {
    const product = aProduct();
    await add(shop, admin, product);
    const other = await anAdmin(shop);
    expect(
      await ask(shop, 'POST', '/products', { body: product, headers: { ...other.headers } }),
    ).toMatchObject(TAKEN);
  });
});
