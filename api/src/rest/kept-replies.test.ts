import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { aCustomer, PASSWORD, type SignedIn } from '../features/accounts/account.builder.ts';
import { aBuyableProduct, anAddress } from '../features/payments/buying.builder.ts';
import { forgetKeptReplies } from './kept-replies.jobs.ts';
import { ask, type LegacyAnswer } from './legacy-client.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const CHECKOUT = '/payments/create-guest-checkout-session';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: NOW, env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(NOW);
  await shop.rows('delete from kept_replies');
});

const aCheckout = async (): Promise<object> => ({
  items: [{ id: (await aBuyableProduct(shop)).id, quantity: 2 }],
  email: 'sam@example.com',
  shipping_address: anAddress(),
});
const kept = (): Promise<{ owner: string }[]> => shop.rows('select owner from kept_replies order by owner');

describe('C-42 the Idempotency-Key of a guest', () => {
  const send = (body: object, headers: Record<string, string> = {}): Promise<LegacyAnswer> =>
    ask(shop, 'POST', CHECKOUT, {
      body,
      headers: {
        'x-forwarded-for': '2001:db8:1:2::1',
        'user-agent': 'Old Client/1.0',
        'idempotency-key': 'cart-1',
        ...headers,
      },
    });

  test('finds the first reply again from the same network and program, with and without the cookie of that reply', async () => {
    const body = await aCheckout();
    const first = await send(body);
    const [cookie = ''] = [first.headers['set-cookie']].flat().map(String);
    const again = [
      await send(body),
      await send(body, { 'x-forwarded-for': '2001:db8:1:2:ffff::2' }),
      await send(body, { cookie: cookie.split(';')[0] ?? '' }),
    ];
    expect(again.map(({ status, text, headers }) => [status, text, headers['idempotency-replayed']])).toEqual(
      Array.from({ length: 3 }, () => [200, first.text, 'true']),
    );
    // The cookie is given again, for it was lost with the reply: by it the return page knows who ordered.
    expect(again.map(({ headers }) => [headers['set-cookie']].flat())).toEqual(
      Array.from({ length: 3 }, () => [cookie]),
    );
  });

  test('is nobody else’s: the same key and body from elsewhere is another order, and another body is not refused', async () => {
    const body = await aCheckout();
    const first = await send(body);
    const strangers: Record<string, string>[] = [
      { 'x-forwarded-for': '2001:db8:1:3::1' },
      { 'x-forwarded-for': '192.0.2.7' },
      { 'user-agent': 'Another Client/1.0' },
    ];
    for (const stranger of strangers) {
      const { status, text, headers } = await send(body, stranger);
      expect({ status, replayed: headers['idempotency-replayed'] }).toEqual({
        status: 200,
        replayed: undefined,
      });
      expect(text).not.toBe(first.text);
    }
    expect(await send(await aCheckout(), { 'x-forwarded-for': '192.0.2.8' })).toMatchObject({ status: 200 });
  });

  test('keeps neither address nor program', async () => {
    await send(await aCheckout());
    expect(await kept()).toEqual([{ owner: expect.stringMatching(/^guest [\w-]{43}$/) }]);
  });
});

describe('replies', () => {
  const order = async ({ headers }: SignedIn, key: string): Promise<LegacyAnswer> =>
    ask(shop, 'POST', '/orders', {
      body: await aCheckout(),
      headers: { ...headers, 'idempotency-key': key },
    });

  test('are forgotten in the night after their day, also when nobody writes again', async () => {
    const customer = await aCustomer(shop);
    expect(await order(customer, 'first')).toMatchObject({ status: 201 });
    shop.setNow(new Date(NOW.getTime() + 86_399_000));
    await forgetKeptReplies.handle(shop.services, undefined as never);
    expect(await kept()).toEqual([{ owner: customer.id }]);
    shop.setNow(new Date(NOW.getTime() + 86_400_000));
    await forgetKeptReplies.handle(shop.services, undefined as never);
    expect(await kept()).toEqual([]);
  });

  test('go with the account, and stand in the copy of its data without what they say', async () => {
    const [customer, other] = [await aCustomer(shop), await aCustomer(shop)];
    await order(customer, 'first');
    await order(other, 'first');
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
    expect(await kept()).toEqual([{ owner: other.id }]);
  });
});
