import { describe, expect } from 'vitest';
import {
  aCustomer,
  aRegistration,
  anEmail,
  LOGIN,
  login,
  ME,
  PASSWORD,
  REGISTER,
} from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

describe('the documents published for integrators', () => {
  it('AUTH-10 the published documents register, sign in and query the viewer', async ({ shop }) => {
    const input = aRegistration({ email: 'Sam.Carter@Example.com' });
    const registered = await shop.graphql<{ register: { token: string; user: { id: string } } }>(REGISTER, {
      input,
    });
    const { id } = registered.data.register.user;
    const signedIn = await shop.graphql<{ login: { token: string; user: object } }>(LOGIN, {
      input: { email: 'sam.carter@EXAMPLE.com', password: input.password },
    });
    const user = {
      id,
      email: 'Sam.Carter@example.com',
      firstName: 'Sam',
      lastName: 'Carter',
      role: 'CUSTOMER',
    };
    expect(signedIn.data.login.user).toEqual(user);
    const known = await shop.graphql(ME, {}, { authorization: `Bearer ${signedIn.data.login.token}` });
    expect({ data: known.data, cache: known.headers['cache-control'] }).toEqual({
      data: { me: user },
      cache: 'private, no-store',
    });
  });

  it('AUTH-09 the published documents return no viewer without a token', async ({ shop }) => {
    expect(await shop.graphql(ME)).toMatchObject({ status: 200, data: { me: null } });
  });
});

const MISSING = { email: 'Email is required', password: 'Enter your password' };

describe('signing in', () => {
  it('C-10 signing in opens a session of seven days', async ({ shop }) => {
    const { email } = await aCustomer(shop);
    expect(await login(shop, { email, password: PASSWORD })).toMatchObject({
      kind: 'Session',
      expiresAt: '2026-11-27T10:00:00.000Z',
      user: { emailVerified: false, createdAt: '2026-11-20T10:00:00.000Z' },
    });
  });

  it.for([
    [{ email: '', password: PASSWORD }, ['email']],
    [{ email: anEmail(), password: '' }, ['password']],
    [{ email: ' ', password: '' }, ['email', 'password']],
    [{}, ['email', 'password']],
  ] as const)('AUTH-03 wants both fields: %o', async ([input, paths], { shop }) => {
    const message = 'Please enter both email and password';
    expect(await login(shop, input as never)).toEqual({
      kind: 'InvalidInput',
      message,
      fields: paths.map((path) => ({ path, message: MISSING[path] })),
    });
  });

  it('AUTH-04 a wrong password and an unknown address get the same response', async ({ shop }) => {
    const { email } = await aCustomer(shop);
    const refusal = { kind: 'InvalidCredentials', message: 'Login failed. Please check your credentials.' };
    expect(await login(shop, { email, password: 'wrong password' })).toEqual(refusal);
    expect(await login(shop, { email: anEmail(), password: PASSWORD })).toEqual(refusal);
  });

  it.for([
    ['a password of 10,000 characters', 'sam@example.com', 'x'.repeat(10_000)],
    ['an address of 10,000 characters', `${'x'.repeat(10_000)}@example.com`, 'x'],
    ['half a character', 'sam@example.com', '\ud83d'],
    ['SQL', "' or 1=1 --", "' or 1=1 --"],
  ] as const)('responds to %s as to any wrong one', async ([, email, password], { shop }) => {
    expect(await login(shop, { email, password })).toMatchObject({ kind: 'InvalidCredentials' });
  });

  it('signing in ignores the address’s case and the code points of a letter in the password', async ({
    shop,
  }) => {
    const { email } = await aCustomer(shop, { password: 'café au lait', confirmPassword: 'café au lait' });
    expect(await login(shop, { email: email.toUpperCase(), password: 'cafe\u0301 au lait' })).toMatchObject({
      kind: 'Session',
    });
    expect(await login(shop, { email, password: 'Café au lait' })).toMatchObject({
      kind: 'InvalidCredentials',
    });
  });
});

it('signing in logs no warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
