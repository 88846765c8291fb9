import { describe, expect } from 'vitest';
import {
  aCustomer,
  anEmail,
  login,
  mailedToken,
  PASSWORD,
  register,
  type SignedIn,
} from '../../../../../test/account.ts';
import {
  CHANGE_EMAIL,
  requestEmailChange,
  followEmailLink,
} from '../../../../../test/fixtures/account/email.ts';
import { requestExport } from '../../../../../test/fixtures/account/personal-data.ts';
import { aBuyableProduct, anOpenCheckout } from '../../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { updatePassword } from './password.builder.ts';

const ADDRESS = '{ me { email emailVerified } }';
const INVALID_TOKEN = {
  kind: 'InvalidToken',
  message: 'This link is no longer valid. Please ask for a new one.',
};
const START = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: START });

const addressOf = async (shop: TestShop, { headers }: SignedIn): Promise<unknown> =>
  (await shop.graphql<{ me: unknown }>(ADDRESS, {}, headers)).data.me;
const tokenTo = (shop: TestShop, email: string): Promise<string> =>
  mailedToken(shop, { email }, 'verify-email');
const subjectsTo = async (shop: TestShop, email: string): Promise<string[]> =>
  (
    await shop.rows<{ subject: string }>('select subject from mails where recipient = $1 order by subject', [
      email,
    ])
  ).map(({ subject }) => subject);

/** A customer who requested an email change, and the token sent to the new address. */
async function aChange(shop: TestShop): Promise<{ customer: SignedIn; newEmail: string; token: string }> {
  const [customer, newEmail] = [await aCustomer(shop), anEmail()];
  expect(await requestEmailChange(shop, customer, newEmail)).toEqual({
    kind: 'EmailChangeRequested',
    email: newEmail,
    hours: 24,
  });
  return { customer, newEmail, token: await tokenTo(shop, newEmail) };
}

describe('C-14 changing the email address', () => {
  it('C-14 an address change takes effect with the emailed link, once; both addresses are notified', async ({
    shop,
  }) => {
    const { customer, newEmail, token } = await aChange(shop);
    expect(await addressOf(shop, customer)).toEqual({ email: customer.email, emailVerified: false });
    expect(await subjectsTo(shop, newEmail)).toEqual(['Confirm your new email address']);
    expect(await subjectsTo(shop, customer.email)).toEqual([
      'Confirm your email address',
      'You asked to change your email address',
    ]);

    expect(await followEmailLink(shop, token, customer)).toEqual({ kind: 'EmailVerified', email: newEmail });
    expect(await addressOf(shop, customer)).toEqual({ email: newEmail, emailVerified: true });
    expect(await subjectsTo(shop, customer.email)).toContain('Your email address has been changed');
    expect(await login(shop, { email: newEmail, password: PASSWORD })).toMatchObject({ kind: 'Session' });
    expect(await login(shop, { email: customer.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    expect(await followEmailLink(shop, token, customer)).toEqual(INVALID_TOKEN);
  });

  // Before any payment page is open: pages expire a day later, which the payment provider reports.
  it('an address change can be confirmed for a day', async ({ shop }) => {
    const [early, late] = [await aChange(shop), await aChange(shop)];
    shop.setNow(new Date('2026-11-21T09:59:59Z'));
    expect(await followEmailLink(shop, early.token, early.customer)).toMatchObject({ kind: 'EmailVerified' });
    shop.setNow(new Date('2026-11-21T10:00:00Z'));
    expect(await followEmailLink(shop, late.token, late.customer)).toEqual(INVALID_TOKEN);
  });

  it('an address change redirects emails about orders, and the old address no longer finds them', async ({
    shop,
  }) => {
    const { customer, newEmail, token } = await aChange(shop);
    const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), {
      email: customer.email,
      headers: customer.headers,
    });
    await followEmailLink(shop, token, customer);
    expect(await shop.rows('select email from orders where id = $1', [orderId])).toEqual([
      { email: newEmail },
    ]);
  });

  it('an address change is confirmed once if the link is opened twice at once', async ({ shop }) => {
    const { token, newEmail, customer } = await aChange(shop);
    const answers = await Promise.all([
      followEmailLink(shop, token, customer),
      followEmailLink(shop, token, customer),
    ]);
    expect(answers).toEqual(
      expect.arrayContaining([{ kind: 'EmailVerified', email: newEmail }, INVALID_TOKEN]),
    );
    expect(
      (await subjectsTo(shop, customer.email)).filter(
        (subject) => subject === 'Your email address has been changed',
      ),
    ).toHaveLength(1);
  });

  it('the latest address change request counts', async ({ shop }) => {
    const { customer, token } = await aChange(shop);
    const second = anEmail();
    await requestEmailChange(shop, customer, second);
    expect(await followEmailLink(shop, token, customer)).toEqual(INVALID_TOKEN);
    expect(await followEmailLink(shop, await tokenTo(shop, second), customer)).toEqual({
      kind: 'EmailVerified',
      email: second,
    });
  });

  it('an address change needs the password, and wrong ones count like wrong sign-ins', async ({ shop }) => {
    const [customer, newEmail] = [await aCustomer(shop), anEmail()];
    expect(await requestEmailChange(shop, customer, newEmail, 'not the password')).toEqual({
      kind: 'InvalidCredentials',
      message: 'Your current password isn’t right',
    });
    for (let tries = 1; tries < 5; tries += 1)
      await requestEmailChange(shop, customer, newEmail, 'not the password');
    expect(await requestEmailChange(shop, customer, newEmail)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await subjectsTo(shop, newEmail)).toEqual([]);
  });

  it('an address change is cancelled once the password is changed', async ({ shop }) => {
    const { customer, token } = await aChange(shop);
    await updatePassword(shop, customer);
    expect(await followEmailLink(shop, token, customer)).toEqual(INVALID_TOKEN);
    expect(await addressOf(shop, customer)).toMatchObject({ email: customer.email });
  });

  it('an address change revokes links emailed to the old address', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const [toOld, newEmail] = [await tokenTo(shop, customer.email), anEmail()];
    await requestEmailChange(shop, customer, newEmail);
    await followEmailLink(shop, await tokenTo(shop, newEmail), customer);
    expect(await followEmailLink(shop, toOld, customer)).toEqual(INVALID_TOKEN);
    expect(await requestExport(shop, customer)).toEqual({
      kind: 'DataExportRequested',
      email: newEmail,
      hours: 24,
    });
  });

  it.for([
    ['', 'Email is required'],
    ['sam@nowhere', 'Please enter a valid email'],
  ] as const)('cannot be %j', async ([newEmail, message], { shop }) => {
    expect(await requestEmailChange(shop, await aCustomer(shop), newEmail)).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [{ path: 'newEmail', message }],
    });
  });

  it('the new address must differ from the current one and the password (C-08)', async ({ shop }) => {
    const customer = await aCustomer(shop);
    expect(await requestEmailChange(shop, customer, customer.email.toUpperCase())).toMatchObject({
      kind: 'InvalidInput',
      message: 'This is already the address on your account',
    });
    expect(
      await requestEmailChange(
        shop,
        await aCustomer(shop, { password: 'wet.roads.ahead' }),
        'Wet.Roads.Ahead@example.com',
        'wet.roads.ahead',
      ),
    ).toMatchObject({ kind: 'InvalidInput', fields: [{ path: 'newEmail' }] });
  });

  it('an address change can be requested five times an hour', async ({ shop }) => {
    const customer = await aCustomer(shop);
    for (let asked = 0; asked < 5; asked += 1)
      expect(await requestEmailChange(shop, customer, anEmail())).toMatchObject({
        kind: 'EmailChangeRequested',
      });
    expect(await requestEmailChange(shop, customer, anEmail())).toEqual({
      kind: 'TooManyMails',
      message: 'Please wait an hour before asking for another email.',
    });
  });

  it('C-49 an address change adds the orders placed with the new address, once it’s confirmed', async ({
    shop,
  }) => {
    const [customer, newEmail] = [await aCustomer(shop), anEmail()];
    const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), {
      email: newEmail.toUpperCase(),
    });
    const ownerOf = async (): Promise<unknown> =>
      (await shop.rows<{ user_id: string | null }>('select user_id from orders where id = $1', [orderId]))[0]
        ?.user_id;
    await requestEmailChange(shop, customer, newEmail);
    expect(await ownerOf()).toBeNull();
    await followEmailLink(shop, await tokenTo(shop, newEmail), customer);
    expect(await ownerOf()).toBe(customer.id);
  });
});

it('C-49 another customer who follows the link keeps their own address and orders', async ({ shop }) => {
  const { customer, newEmail, token } = await aChange(shop);
  const stranger = await aCustomer(shop);
  const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), { email: newEmail });
  for (const by of [undefined, stranger])
    expect(await followEmailLink(shop, token, by)).toMatchObject({ kind: 'SignInRequired' });
  expect(await addressOf(shop, customer)).toEqual({ email: customer.email, emailVerified: false });
  expect(await shop.rows('select user_id from orders where id = $1', [orderId])).toEqual([{ user_id: null }]);
  expect(await followEmailLink(shop, token, customer)).toEqual({ kind: 'EmailVerified', email: newEmail });
});

describe('an address that has an account', () => {
  it('an address with an account gets the usual response; its owner is notified and gets no link', async ({
    shop,
  }) => {
    const [customer, owner] = [await aCustomer(shop), await aCustomer(shop)];
    const first = anEmail();
    await requestEmailChange(shop, customer, first);
    const typed = owner.email.toUpperCase();
    expect(await requestEmailChange(shop, customer, typed)).toEqual({
      kind: 'EmailChangeRequested',
      email: expect.stringMatching(new RegExp(`^${typed}$`, 'i')),
      hours: 24,
    });
    expect(await subjectsTo(shop, owner.email)).toEqual([
      'Confirm your email address',
      'This address already has an account',
    ]);
    expect(
      (await subjectsTo(shop, customer.email)).filter(
        (subject) => subject === 'You asked to change your email address',
      ),
    ).toHaveLength(2);
    // As after any other request, the earlier link stops working.
    expect(await followEmailLink(shop, await tokenTo(shop, first), customer)).toEqual(INVALID_TOKEN);
    expect(await addressOf(shop, customer)).toMatchObject({ email: customer.email });
  });

  it('an address registered after the link was sent stays with its new owner', async ({ shop }) => {
    const { customer, newEmail, token } = await aChange(shop);
    const owner = await register(shop, { email: newEmail });
    expect(owner.kind).toBe('Session');
    expect(await followEmailLink(shop, token, customer)).toEqual(INVALID_TOKEN);
    expect(await addressOf(shop, customer)).toMatchObject({ email: customer.email });
    expect(await subjectsTo(shop, customer.email)).not.toContain('Your email address has been changed');
  });
});

it('an address change requires a sign-in, and logs no address', async ({ shop }) => {
  const input = { newEmail: anEmail(), currentPassword: PASSWORD };
  expect((await shop.graphql(CHANGE_EMAIL, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(shop.complaints).toEqual([]);
});
