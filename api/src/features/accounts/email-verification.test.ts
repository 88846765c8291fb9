import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, mailedToken, type SignedIn } from './account.builder.ts';

const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { kind: __typename ... on EmailVerified { email } ... on InvalidToken { message } } }';
const REQUEST = 'mutation { requestEmailVerification }';
const VERIFIED = '{ me { emailVerified } }';
const INVALID_TOKEN = { kind: 'InvalidToken', message: 'This link is no longer valid. Please ask for a new one.' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: new Date('2026-11-20T10:00:00Z') });
});
afterAll(() => shop.close());

const verify = async (token: string): Promise<unknown> => (await shop.graphql<{ verifyEmail: unknown }>(VERIFY, { token })).data.verifyEmail;
const isVerified = async ({ headers }: SignedIn): Promise<unknown> => (await shop.graphql<{ me: { emailVerified: boolean } }>(VERIFIED, {}, headers)).data.me.emailVerified;

it('registering mails a link that confirms the address, once', async () => {
  const customer = await aCustomer(shop);
  const token = await mailedToken(shop, customer, 'verify-email');
  expect(await isVerified(customer)).toBe(false);
  expect(await verify(token)).toEqual({ kind: 'EmailVerified', email: customer.email });
  expect(await isVerified(customer)).toBe(true);
  expect(await verify(token)).toEqual(INVALID_TOKEN);
});

it('a link works for three days', async () => {
  const [early, late] = [await aCustomer(shop), await aCustomer(shop)];
  shop.setNow(new Date('2026-11-23T09:59:59Z'));
  expect(await verify(await mailedToken(shop, early, 'verify-email'))).toMatchObject({ kind: 'EmailVerified' });
  shop.setNow(new Date('2026-11-23T10:00:00Z'));
  expect(await verify(await mailedToken(shop, late, 'verify-email'))).toEqual(INVALID_TOKEN);
  shop.setNow(new Date('2026-11-20T10:00:00Z'));
});

it('a link confirms the address it was mailed to and no other', async () => {
  const customer = await aCustomer(shop);
  const token = await mailedToken(shop, customer, 'verify-email');
  await shop.rows(`update users set email = 'moved-' || email where id = $1`, [customer.id]);
  expect(await verify(token)).toEqual(INVALID_TOKEN);
  expect(await isVerified(customer)).toBe(false);
});

it('another link can be asked for, five an hour, until the address is confirmed; the older ones stop working', async () => {
  const customer = await aCustomer(shop);
  const first = await mailedToken(shop, customer, 'verify-email');
  shop.setNow(new Date('2026-11-20T10:00:01Z'));
  expect((await shop.graphql(REQUEST, {}, customer.headers)).data).toEqual({ requestEmailVerification: true });
  const second = await mailedToken(shop, customer, 'verify-email');
  expect([await verify(first), await verify(second)]).toEqual([INVALID_TOKEN, { kind: 'EmailVerified', email: customer.email }]);
  expect((await shop.graphql(REQUEST, {}, customer.headers)).data).toEqual({ requestEmailVerification: false });

  const eager = await aCustomer(shop);
  for (let asked = 0; asked < 5; asked += 1) expect((await shop.graphql(REQUEST, {}, eager.headers)).data).toEqual({ requestEmailVerification: true });
  expect((await shop.graphql(REQUEST, {}, eager.headers)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
});

it('C-49 orders placed with the address are the account’s only after it is confirmed', async () => {
  const customer = await aCustomer(shop);
  const ownerOf = async (): Promise<unknown> => (await shop.rows<{ user_id: string | null }>('select user_id from orders where lower(email) = lower($1)', [customer.email]))[0]?.user_id;
  await shop.rows(
    `insert into orders (id, number, status, payment_status, email, shipping_address, billing_address, delivery_method, subtotal_pence, shipping_pence, vat_included_pence, total_pence, currency, newsletter_requested, terms_accepted_at, created_at, updated_at)
     values (gen_random_uuid(), 'TFL2611000001', 'PENDING', 'PAID', upper($1), '{}', '{}', 'STANDARD', 100, 0, 17, 100, 'gbp', false, now(), now(), now())`,
    [customer.email],
  );
  expect(await ownerOf()).toBeNull();
  await verify(await mailedToken(shop, customer, 'verify-email'));
  expect(await ownerOf()).toBe(customer.id);
});

it('nothing of all that was worth a warning in the log', () => {
  expect(shop.complaints).toEqual([]);
});
