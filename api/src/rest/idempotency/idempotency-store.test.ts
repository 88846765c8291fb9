import { describe, expect } from 'vitest';
import { aCustomer, PASSWORD, type SignedIn } from '../../../test/account.ts';
import { aBuyableProduct } from '../../../test/fixtures/buying.ts';
import { A_LEGACY_ADDRESS, ask, type LegacyAnswer } from '../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { forgetIdempotentReplies } from './idempotency-store.jobs.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const CHECKOUT = '/payments/create-guest-checkout-session';

const it = shopTest({ now: NOW, env: { TRUSTED_PROXIES: '1' } });

it.beforeEach(async ({ shop }) => {
  await shop.rows('delete from idempotent_replies');
  await shop.rows('update orders set attempt_key = null, attempt_digest = null');
});

const aCheckout = async (shop: TestShop): Promise<object> => ({
  items: [{ id: (await aBuyableProduct(shop)).id, quantity: 2 }],
  email: 'sam@example.com',
  shipping_address: A_LEGACY_ADDRESS,
});
const kept = (shop: TestShop): Promise<{ owner: string }[]> =>
  shop.rows('select owner from idempotent_replies order by owner');

describe('C-42 the Idempotency-Key of a guest', () => {
  const send = (shop: TestShop, body: object, headers: Record<string, string> = {}): Promise<LegacyAnswer> =>
    ask(shop, 'POST', CHECKOUT, {
      body,
      headers: {
        'x-forwarded-for': '2001:db8:1:2::1',
        'user-agent': 'Old Client/1.0',
        'idempotency-key': 'cart-1',
        ...headers,
      },
    });

  it('C-42 a guest’s Idempotency-Key finds the reply from the same network and program', async ({ shop }) => {
    const body = await aCheckout(shop);
    const first = await send(shop, body);
    const [cookie = ''] = [first.headers['set-cookie']].flat().map(String);
    const again = [
      await send(shop, body),
      await send(shop, body, { 'x-forwarded-for': '2001:db8:1:2:ffff::2' }),
      await send(shop, body, { cookie: cookie.split(';')[0] ?? '' }),
    ];
    expect(again.map(({ status, text, headers }) => [status, text, headers['idempotency-replayed']])).toEqual(
      Array.from({ length: 3 }, () => [200, first.text, 'true']),
    );
    // The cookie is set again, because it was lost with the reply: it lets the return page recognise the buyer.
    expect(again.map(({ headers }) => [headers['set-cookie']].flat())).toEqual(
      Array.from({ length: 3 }, () => [cookie]),
    );
  });

  it('C-42 a guest’s Idempotency-Key belongs to one caller: the same key from elsewhere places another order', async ({
    shop,
  }) => {
    const body = await aCheckout(shop);
    const first = await send(shop, body);
    const strangers: Record<string, string>[] = [
      { 'x-forwarded-for': '2001:db8:1:3::1' },
      { 'x-forwarded-for': '192.0.2.7' },
      { 'user-agent': 'Another Client/1.0' },
    ];
    for (const stranger of strangers) {
      const { status, text, headers } = await send(shop, body, stranger);
      expect({ status, replayed: headers['idempotency-replayed'] }).toEqual({
        status: 200,
        replayed: undefined,
      });
      expect(text).not.toBe(first.text);
    }
    expect(await send(shop, await aCheckout(shop), { 'x-forwarded-for': '192.0.2.8' })).toMatchObject({
      status: 200,
    });
  });

  it('C-42 a guest’s Idempotency-Key stores neither address nor program', async ({ shop }) => {
    await send(shop, await aCheckout(shop));
    expect(await kept(shop)).toEqual([{ owner: expect.stringMatching(/^guest [\w-]{43}$/) }]);
  });
});

describe('replies', () => {
  const order = async (shop: TestShop, { headers }: SignedIn, key: string): Promise<LegacyAnswer> =>
    ask(shop, 'POST', '/orders', {
      body: await aCheckout(shop),
      headers: { ...headers, 'idempotency-key': key },
    });

  it('stored replies are deleted the night after their day, even without further writes', async ({
    shop,
  }) => {
    const customer = await aCustomer(shop);
    expect(await order(shop, customer, 'first')).toMatchObject({ status: 201 });
    shop.setNow(new Date(NOW.getTime() + 86_399_000));
    await forgetIdempotentReplies.handle(shop.services, undefined as never);
    expect(await kept(shop)).toEqual([{ owner: customer.id }]);
    shop.setNow(new Date(NOW.getTime() + 86_400_000));
    await forgetIdempotentReplies.handle(shop.services, undefined as never);
    expect(await kept(shop)).toEqual([]);
  });

  it('stored replies are deleted with the account, and its data export lists them without their content', async ({
    shop,
  }) => {
    const [customer, other] = [await aCustomer(shop), await aCustomer(shop)];
    await order(shop, customer, 'first');
    await order(shop, other, 'first');
    const part = shop.services.personalData.find(({ name }) => name === 'keptReplies');
    const person = { userId: customer.id, email: customer.email, emailVerified: true };
    expect(await part?.read(shop.services.platform.orm.em.fork(), person)).toEqual([
      {
        key: 'key first',
        askedAt: NOW.toISOString(),
        keptUntil: new Date(NOW.getTime() + 86_400_000).toISOString(),
      },
    ]);
    await shop.rows("update orders set status = 'CANCELLED' where user_id = $1", [customer.id]);
    await shop.graphql(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
      { input: { password: PASSWORD } },
      customer.headers,
    );
    expect(await kept(shop)).toEqual([{ owner: other.id }]);
  });
});
