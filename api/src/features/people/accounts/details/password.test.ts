import { describe, expect } from 'vitest';
import {
  aCustomer,
  anAdmin,
  anEmail,
  anotherSession,
  login,
  mailedToken,
  me,
  PASSWORD,
} from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { mailPasswordReset } from '../accounts.jobs.ts';
import { aResetToken, updatePassword, NEW_PASSWORD, resetPassword } from './password.builder.ts';

const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';

const INVALID_TOKEN = {
  kind: 'InvalidToken',
  message: 'This link is no longer valid. Please ask for a new one.',
};

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), jobs: [mailPasswordReset] });

describe('changing the password', () => {
  it('changing the password replaces the old one and ends every other session', async ({ shop }) => {
    const here = await aCustomer(shop);
    const elsewhere = await anotherSession(shop, here);
    expect(await updatePassword(shop, here)).toEqual({
      kind: 'PasswordChanged',
      user: { id: here.id },
    });
    expect([(await me(shop, here)).status, (await me(shop, elsewhere)).status]).toEqual([200, 401]);
    expect(await login(shop, { email: here.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    expect(await login(shop, { email: here.email, password: NEW_PASSWORD })).toMatchObject({
      kind: 'Session',
    });
  });

  it("changing the password needs the current one, which isn't checked again after five wrong attempts", async ({
    shop,
  }) => {
    const customer = await aCustomer(shop);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await updatePassword(shop, customer, NEW_PASSWORD, 'not this one')).toEqual({
        kind: 'InvalidCredentials',
        message: 'Your current password isn’t right',
      });
    expect(await updatePassword(shop, customer)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await updatePassword(shop, await anotherSession(shop, customer))).toMatchObject({
      kind: 'PasswordChanged',
    });
  });

  it.for([
    ['tyre5', 'Password must be at least 6 characters'],
    ['letmein123', 'That’s a very common password. Please choose another'],
    ['x1'.repeat(5_000), 'Password must be at most 200 characters'],
  ] as const)('follows the rules of registration: %s', async ([newPassword, message], { shop }) => {
    expect(await updatePassword(shop, await aCustomer(shop), newPassword)).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [{ path: 'newPassword', message }],
    });
  });

  it('C-08 changing an administrator’s password requires twelve characters', async ({ shop }) => {
    const admin = await anAdmin(shop);
    expect(await updatePassword(shop, admin, 'eleven char')).toMatchObject({
      kind: 'InvalidInput',
      message: 'Password must be at least 12 characters',
    });
    expect(await updatePassword(shop, admin, 'twelve chars')).toMatchObject({ kind: 'PasswordChanged' });
  });

  it('changing the password revokes reset links sent before', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const token = await aResetToken(shop, customer);
    await updatePassword(shop, customer);
    expect(await resetPassword(shop, token, 'another password')).toEqual(INVALID_TOKEN);
  });
});

describe('a forgotten password', () => {
  it('a forgotten password gets the same response for any address, but only an account is sent a link', async ({
    shop,
  }) => {
    const customer = await aCustomer(shop);
    const ask = async (email: string): Promise<object> => {
      const { status, data, errors } = await shop.graphql(REQUEST, { email });
      return { status, data, errors };
    };
    const yes = { status: 200, data: { requestPasswordReset: true }, errors: undefined };
    const stranger = anEmail();
    expect([
      await ask(customer.email.toUpperCase()),
      await ask(stranger),
      await ask('no address'),
      await ask('x'.repeat(10_000)),
    ]).toEqual([yes, yes, yes, yes]);
    await expect.poll(() => mailedToken(shop, customer, 'reset-password').catch(() => null)).not.toBeNull();
    expect(await shop.rows('select subject from mails where recipient = $1', [stranger])).toEqual([]);
  });

  it('a forgotten password is sent at most three links an hour for one visitor', async ({ shop }) => {
    const email = anEmail();
    for (let asked = 0; asked < 5; asked += 1)
      expect((await shop.graphql(REQUEST, { email })).data).toEqual({ requestPasswordReset: true });
    expect(
      await shop.rows(
        `select points from rate_limits where key like 'password-reset-account:%' and points > 3`,
      ),
    ).toEqual([{ points: 5 }]);
  });

  it('a reset link replaces the password, ends every session and clears wrong attempts', async ({ shop }) => {
    const customer = await aCustomer(shop);
    for (let tries = 0; tries < 6; tries += 1)
      await login(shop, { email: customer.email, password: 'not this one' });
    expect(await resetPassword(shop, await aResetToken(shop, customer))).toEqual({
      kind: 'PasswordChanged',
      user: { id: customer.id },
    });
    expect((await me(shop, customer)).status).toBe(401);
    expect(await login(shop, { email: customer.email, password: NEW_PASSWORD })).toMatchObject({
      kind: 'Session',
    });
  });

  it('a token resets the password once, even if it is used twice at once', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const token = await aResetToken(shop, customer);
    const answers = await Promise.all([
      resetPassword(shop, token, 'the first of two'),
      resetPassword(shop, token, 'the second of two'),
    ]);
    expect(answers).toEqual(
      expect.arrayContaining([INVALID_TOKEN, expect.objectContaining({ kind: 'PasswordChanged' })]),
    );
    expect(await resetPassword(shop, token)).toEqual(INVALID_TOKEN);
  });

  it('a reset token still works after a new password is refused', async ({ shop }) => {
    const token = await aResetToken(shop, await aCustomer(shop));
    expect(await resetPassword(shop, token, 'short')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'newPassword' }],
    });
    expect(await resetPassword(shop, token)).toMatchObject({ kind: 'PasswordChanged' });
  });

  it('reset links work for 30 minutes each, until one of them is used', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const first = await aResetToken(shop, customer);
    shop.setNow(new Date('2026-11-20T10:01:00Z'));
    const second = await aResetToken(shop, customer);
    shop.setNow(new Date('2026-11-20T10:02:00Z'));
    const third = await aResetToken(shop, customer);
    shop.setNow(new Date('2026-11-20T10:30:00Z'));
    expect(await resetPassword(shop, first)).toEqual(INVALID_TOKEN);
    shop.setNow(new Date('2026-11-20T10:30:59Z'));
    expect(await resetPassword(shop, second)).toMatchObject({ kind: 'PasswordChanged' });
    expect(await resetPassword(shop, third)).toEqual(INVALID_TOKEN);
    shop.setNow(new Date('2026-11-20T10:00:00Z'));
  });

  it.for(['', 'x', "' or 1=1 --", 'x'.repeat(10_000)])(
    'a reset refuses the token %j',
    async (token, { shop }) => {
      expect(await resetPassword(shop, token)).toEqual(INVALID_TOKEN);
    },
  );

  it('a reset refuses a token for confirming the address', async ({ shop }) => {
    const customer = await aCustomer(shop);
    expect(await resetPassword(shop, await mailedToken(shop, customer, 'verify-email'))).toEqual(
      INVALID_TOKEN,
    );
  });

  it('the shop stores only a reset token’s hash', async ({ shop }) => {
    const token = await aResetToken(shop, await aCustomer(shop));
    expect(
      await shop.rows('select 1 from user_tokens where token_hash = $1 or user_tokens::text like $2', [
        token,
        `%${token}%`,
      ]),
    ).toEqual([]);
  });
});

it('changing and resetting passwords logs no warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
