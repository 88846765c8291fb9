import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aBuyableProduct, anOpenCheckout } from '../payments/buying.builder.ts';
import {
  aCustomer,
  anEmail,
  login,
  mailedToken,
  PASSWORD,
  register,
  type SignedIn,
} from './account.builder.ts';
import { requestExport } from './personal-data.builder.ts';

const CHANGE = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { kind: __typename ... on EmailChangeRequested { email hours }
  ... on InvalidInput { message fields { path message } } ... on InvalidCredentials { message } ... on TooManyAttempts { message } ... on TooManyMails { message } } }`;
const VERIFY =
  'mutation ($token: String!) { verifyEmail(token: $token) { kind: __typename ... on EmailVerified { email } ... on InvalidToken { message } ... on SignInFirst { message } } }';
const CHANGE_PASSWORD =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { kind: __typename } }';
const ADDRESS = '{ me { email emailVerified } }';
const INVALID_TOKEN = {
  kind: 'InvalidToken',
  message: 'This link is no longer valid. Please ask for a new one.',
};
const START = new Date('2026-11-20T10:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: START });
});
beforeEach(() => shop.setNow(START));
afterAll(() => shop.close());

const change = async (
  { headers }: SignedIn,
  newEmail: string,
  currentPassword = PASSWORD,
): Promise<unknown> =>
  (await shop.graphql<{ changeEmail: unknown }>(CHANGE, { input: { newEmail, currentPassword } }, headers))
    .data.changeEmail;
/** Follows a link. @param by who is signed in meanwhile; nobody when left out. */
const verify = async (token: string, by?: SignedIn): Promise<unknown> =>
  (await shop.graphql<{ verifyEmail: unknown }>(VERIFY, { token }, by?.headers)).data.verifyEmail;
const addressOf = async ({ headers }: SignedIn): Promise<unknown> =>
  (await shop.graphql<{ me: unknown }>(ADDRESS, {}, headers)).data.me;
const tokenTo = (email: string): Promise<string> => mailedToken(shop, { email }, 'verify-email');
const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await shop.rows<{ subject: string }>('select subject from mails where recipient = $1 order by subject', [
      email,
    ])
  ).map(({ subject }) => subject);

/** A customer who has asked for another address, and the token that was mailed there. */
async function aChange(): Promise<{ customer: SignedIn; newEmail: string; token: string }> {
  const [customer, newEmail] = [await aCustomer(shop), anEmail()];
  expect(await change(customer, newEmail)).toEqual({
    kind: 'EmailChangeRequested',
    email: newEmail,
    hours: 24,
  });
  return { customer, newEmail, token: await tokenTo(newEmail) };
}

describe('C-14 another e-mail address', () => {
  it('takes effect by the mailed link, once; both addresses are told', async () => {
    const { customer, newEmail, token } = await aChange();
    expect(await addressOf(customer)).toEqual({ email: customer.email, emailVerified: false });
    expect(await subjectsTo(newEmail)).toEqual(['Confirm your new email address']);
    expect(await subjectsTo(customer.email)).toEqual([
      'Confirm your email address',
      'You asked to change your email address',
    ]);

    expect(await verify(token, customer)).toEqual({ kind: 'EmailVerified', email: newEmail });
    expect(await addressOf(customer)).toEqual({ email: newEmail, emailVerified: true });
    expect(await subjectsTo(customer.email)).toContain('Your email address is changed');
    expect(await login(shop, { email: newEmail, password: PASSWORD })).toMatchObject({ kind: 'Session' });
    expect(await login(shop, { email: customer.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    expect(await verify(token, customer)).toEqual(INVALID_TOKEN);
  });

  // Before any payment page is open: a day later they expire, which the payment provider reports.
  it('can be confirmed for a day', async () => {
    const [early, late] = [await aChange(), await aChange()];
    shop.setNow(new Date('2026-11-21T09:59:59Z'));
    expect(await verify(early.token, early.customer)).toMatchObject({ kind: 'EmailVerified' });
    shop.setNow(new Date('2026-11-21T10:00:00Z'));
    expect(await verify(late.token, late.customer)).toEqual(INVALID_TOKEN);
  });

  it('is the orders’ too: what happens to them is mailed there, and the old one finds them no more', async () => {
    const { customer, newEmail, token } = await aChange();
    const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), {
      email: customer.email,
      headers: customer.headers,
    });
    await verify(token, customer);
    expect(await shop.rows('select email from orders where id = $1', [orderId])).toEqual([
      { email: newEmail },
    ]);
  });

  it('is used up by one of two who follow the link at once', async () => {
    const { token, newEmail, customer } = await aChange();
    const answers = await Promise.all([verify(token, customer), verify(token, customer)]);
    expect(answers).toEqual(
      expect.arrayContaining([{ kind: 'EmailVerified', email: newEmail }, INVALID_TOKEN]),
    );
    expect(
      (await subjectsTo(customer.email)).filter((subject) => subject === 'Your email address is changed'),
    ).toHaveLength(1);
  });

  it('is the one that was asked for last', async () => {
    const { customer, token } = await aChange();
    const second = anEmail();
    await change(customer, second);
    expect(await verify(token, customer)).toEqual(INVALID_TOKEN);
    expect(await verify(await tokenTo(second), customer)).toEqual({ kind: 'EmailVerified', email: second });
  });

  it('needs the password, and wrong ones count like wrong sign-ins', async () => {
    const [customer, newEmail] = [await aCustomer(shop), anEmail()];
    expect(await change(customer, newEmail, 'not the password')).toEqual({
      kind: 'InvalidCredentials',
      message: 'Your current password is not right',
    });
    for (let tries = 1; tries < 5; tries += 1) await change(customer, newEmail, 'not the password');
    expect(await change(customer, newEmail)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await subjectsTo(newEmail)).toEqual([]);
  });

  it('is no longer on its way once the password is changed', async () => {
    const { customer, token } = await aChange();
    await shop.graphql(
      CHANGE_PASSWORD,
      { input: { currentPassword: PASSWORD, newPassword: 'a dry road ahead' } },
      customer.headers,
    );
    expect(await verify(token, customer)).toEqual(INVALID_TOKEN);
    expect(await addressOf(customer)).toMatchObject({ email: customer.email });
  });

  it('makes links to the old one worthless', async () => {
    const customer = await aCustomer(shop);
    const [toOld, newEmail] = [await tokenTo(customer.email), anEmail()];
    await change(customer, newEmail);
    await verify(await tokenTo(newEmail), customer);
    expect(await verify(toOld, customer)).toEqual(INVALID_TOKEN);
    expect(await requestExport(shop, customer)).toEqual({
      kind: 'DataExportRequested',
      email: newEmail,
      hours: 24,
    });
  });

  it.each([
    ['', 'Email is required'],
    ['sam@nowhere', 'Please enter a valid email'],
  ])('cannot be %j', async (newEmail, message) => {
    expect(await change(await aCustomer(shop), newEmail)).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [{ path: 'newEmail', message }],
    });
  });

  it('cannot be the one there is, nor the password (C-08)', async () => {
    const customer = await aCustomer(shop);
    expect(await change(customer, customer.email.toUpperCase())).toMatchObject({
      kind: 'InvalidInput',
      message: 'This is the address of your account already',
    });
    expect(
      await change(
        await aCustomer(shop, { password: 'wet.roads.ahead' }),
        'Wet.Roads.Ahead@example.com',
        'wet.roads.ahead',
      ),
    ).toMatchObject({ kind: 'InvalidInput', fields: [{ path: 'newEmail' }] });
  });

  it('can be asked for five times an hour', async () => {
    const customer = await aCustomer(shop);
    for (let asked = 0; asked < 5; asked += 1)
      expect(await change(customer, anEmail())).toMatchObject({ kind: 'EmailChangeRequested' });
    expect(await change(customer, anEmail())).toEqual({
      kind: 'TooManyMails',
      message: 'Please wait an hour before you ask for another mail.',
    });
  });

  it('C-49 brings the orders that were placed with it, once it is confirmed', async () => {
    const [customer, newEmail] = [await aCustomer(shop), anEmail()];
    const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), {
      email: newEmail.toUpperCase(),
    });
    const ownerOf = async (): Promise<unknown> =>
      (await shop.rows<{ user_id: string | null }>('select user_id from orders where id = $1', [orderId]))[0]
        ?.user_id;
    await change(customer, newEmail);
    expect(await ownerOf()).toBeNull();
    await verify(await tokenTo(newEmail), customer);
    expect(await ownerOf()).toBe(customer.id);
  });
});

it('C-49 a stranger who follows the link gives neither their address nor their orders to whoever entered it', async () => {
  const { customer, newEmail, token } = await aChange();
  const stranger = await aCustomer(shop);
  const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), { email: newEmail });
  for (const by of [undefined, stranger])
    expect(await verify(token, by)).toMatchObject({ kind: 'SignInFirst' });
  expect(await addressOf(customer)).toEqual({ email: customer.email, emailVerified: false });
  expect(await shop.rows('select user_id from orders where id = $1', [orderId])).toEqual([{ user_id: null }]);
  expect(await verify(token, customer)).toEqual({ kind: 'EmailVerified', email: newEmail });
});

describe('an address that has an account', () => {
  it('is answered like any other; only its owner is told, and gets no link', async () => {
    const [customer, owner] = [await aCustomer(shop), await aCustomer(shop)];
    const first = anEmail();
    await change(customer, first);
    const typed = owner.email.toUpperCase();
    expect(await change(customer, typed)).toEqual({
      kind: 'EmailChangeRequested',
      email: expect.stringMatching(new RegExp(`^${typed}$`, 'i')),
      hours: 24,
    });
    expect(await subjectsTo(owner.email)).toEqual([
      'Confirm your email address',
      'This address has an account already',
    ]);
    expect(
      (await subjectsTo(customer.email)).filter(
        (subject) => subject === 'You asked to change your email address',
      ),
    ).toHaveLength(2);
    // As after any other request, the earlier link is worth nothing.
    expect(await verify(await tokenTo(first), customer)).toEqual(INVALID_TOKEN);
    expect(await addressOf(customer)).toMatchObject({ email: customer.email });
  });

  it('which was opened after the link was mailed, stays whose it is', async () => {
    const { customer, newEmail, token } = await aChange();
    const owner = await register(shop, { email: newEmail });
    expect(owner.kind).toBe('Session');
    expect(await verify(token, customer)).toEqual(INVALID_TOKEN);
    expect(await addressOf(customer)).toMatchObject({ email: customer.email });
    expect(await subjectsTo(customer.email)).not.toContain('Your email address is changed');
  });
});

it('is for nobody who is not signed in, and writes no address into the log', async () => {
  expect(
    (await shop.graphql(CHANGE, { input: { newEmail: anEmail(), currentPassword: PASSWORD } })).errors?.[0]
      ?.extensions.code,
  ).toBe('UNAUTHENTICATED');
  expect(shop.complaints).toEqual([]);
});
