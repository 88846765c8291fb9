import { describe, expect } from 'vitest';
import { aCustomer, login, mailedToken, me, PASSWORD, type SignedIn } from '../../../../../test/account.ts';
import { followEmailLink, verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { aBuyableProduct, anOpenCheckout } from '../../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aResetToken, resetPassword } from '../details/password.builder.ts';

const REQUEST = 'mutation { requestEmailVerification }';
const VERIFIED = '{ me { emailVerified } }';
const SIGN_IN_REQUIRED = {
  kind: 'SignInRequired',
  message: 'Please sign in to the account that gave us this address, then open the link again.',
};
const INVALID_TOKEN = {
  kind: 'InvalidToken',
  message: 'This link is no longer valid. Please ask for a new one.',
};

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

const isVerified = async (shop: TestShop, { headers }: SignedIn): Promise<unknown> =>
  (await shop.graphql<{ me: { emailVerified: boolean } }>(VERIFIED, {}, headers)).data.me.emailVerified;

it('registering emails a link that confirms the address, once', async ({ shop }) => {
  const customer = await aCustomer(shop);
  const token = await mailedToken(shop, customer, 'verify-email');
  expect(await isVerified(shop, customer)).toBe(false);
  expect(await followEmailLink(shop, token, customer)).toEqual({
    kind: 'EmailVerified',
    email: customer.email,
  });
  expect(await isVerified(shop, customer)).toBe(true);
  expect(await followEmailLink(shop, token, customer)).toEqual(INVALID_TOKEN);
});

it('a confirmation link works for three days', async ({ shop }) => {
  const [early, late] = [await aCustomer(shop), await aCustomer(shop)];
  shop.setNow(new Date('2026-11-23T09:59:59Z'));
  expect(await verifyEmail(shop, early)).toMatchObject({
    kind: 'EmailVerified',
  });
  shop.setNow(new Date('2026-11-23T10:00:00Z'));
  expect(await verifyEmail(shop, late)).toEqual(INVALID_TOKEN);
});

it('a link only confirms the address it was sent to', async ({ shop }) => {
  const customer = await aCustomer(shop);
  const token = await mailedToken(shop, customer, 'verify-email');
  await shop.rows(`update users set email = 'moved-' || email where id = $1`, [customer.id]);
  expect(await followEmailLink(shop, token, customer)).toEqual(INVALID_TOKEN);
  expect(await isVerified(shop, customer)).toBe(false);
});

it('a new confirmation link can be requested five times an hour, and replaces the older ones', async ({
  shop,
}) => {
  const customer = await aCustomer(shop);
  const first = await mailedToken(shop, customer, 'verify-email');
  shop.setNow(new Date('2026-11-20T10:00:01Z'));
  expect((await shop.graphql(REQUEST, {}, customer.headers)).data).toEqual({
    requestEmailVerification: true,
  });
  const second = await mailedToken(shop, customer, 'verify-email');
  expect([
    await followEmailLink(shop, first, customer),
    await followEmailLink(shop, second, customer),
  ]).toEqual([INVALID_TOKEN, { kind: 'EmailVerified', email: customer.email }]);
  expect((await shop.graphql(REQUEST, {}, customer.headers)).data).toEqual({
    requestEmailVerification: false,
  });

  const eager = await aCustomer(shop);
  for (let asked = 0; asked < 5; asked += 1)
    expect((await shop.graphql(REQUEST, {}, eager.headers)).data).toEqual({ requestEmailVerification: true });
  expect((await shop.graphql(REQUEST, {}, eager.headers)).errors?.[0]?.extensions.code).toBe(
    'TOO_MANY_REQUESTS',
  );
});

/**
 * Places an order as a guest.
 * @returns a function that reads its current owner.
 */
async function aGuestOrder(shop: TestShop, { email }: SignedIn): Promise<() => Promise<unknown>> {
  const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), { email: email.toUpperCase() });
  return async () =>
    (await shop.rows<{ user_id: string | null }>('select user_id from orders where id = $1', [orderId]))[0]
      ?.user_id;
}

it('C-49 orders placed with the address join the account only once it’s confirmed', async ({ shop }) => {
  const customer = await aCustomer(shop);
  const ownerOfOrder = await aGuestOrder(shop, customer);
  expect(await ownerOfOrder()).toBeNull();
  await verifyEmail(shop, customer);
  expect(await ownerOfOrder()).toBe(customer.id);
});

describe('C-49 an account opened with someone else’s address', () => {
  it('C-49 the account gains nothing if the address’s owner follows the link without signing in', async ({
    shop,
  }) => {
    const [stranger, reader] = [await aCustomer(shop), await aCustomer(shop)];
    const ownerOfOrder = await aGuestOrder(shop, stranger);
    const token = await mailedToken(shop, stranger, 'verify-email');
    expect([await followEmailLink(shop, token), await followEmailLink(shop, token, reader)]).toEqual([
      SIGN_IN_REQUIRED,
      SIGN_IN_REQUIRED,
    ]);
    expect([await isVerified(shop, stranger), await ownerOfOrder()]).toEqual([false, null]);
    expect(await followEmailLink(shop, token, stranger)).toEqual({
      kind: 'EmailVerified',
      email: stranger.email,
    });
  });

  it('C-49 a password reset gives the address’s owner the account, confirmed and with their orders', async ({
    shop,
  }) => {
    const stranger = await aCustomer(shop);
    const ownerOfOrder = await aGuestOrder(shop, stranger);
    const token = await aResetToken(shop, stranger);
    expect(await resetPassword(shop, token, 'my own wet road')).toMatchObject({ kind: 'PasswordChanged' });
    expect((await me(shop, stranger)).status).toBe(401);
    expect(await login(shop, { email: stranger.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    expect(await login(shop, { email: stranger.email, password: 'my own wet road' })).toMatchObject({
      kind: 'Session',
      user: { emailVerified: true },
    });
    expect(await ownerOfOrder()).toBe(stranger.id);
  });

  it('a refused new password confirms nothing', async ({ shop }) => {
    const stranger = await aCustomer(shop);
    await resetPassword(shop, await aResetToken(shop, stranger), 'short');
    expect(await isVerified(shop, stranger)).toBe(false);
  });
});

it('confirming addresses logs no warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
