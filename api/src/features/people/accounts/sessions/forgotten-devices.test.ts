import { describe, expect } from 'vitest';
import {
  aCustomer,
  anEmail,
  mailedToken,
  PASSWORD,
  REGISTER,
  aRegistration,
} from '../../../../../test/account.ts';
import {
  aTwoFactorCustomer,
  codeOf,
  firstStep,
  twoFactor,
  type TwoFactorCustomer,
} from '../../../../../test/fixtures/account/two-factor.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { warnOfGuessing } from '../accounts.jobs.ts';
import { aResetToken, NEW_PASSWORD, RESET } from '../details/password.builder.ts';
import {
  aConfirmedCustomer,
  aKnownDevice,
  cookieIn,
  headersOf,
  tryOne,
  useUp,
} from './known-device.builder.ts';

const START = new Date('2026-11-20T10:00:00Z');
const HALF_MINUTE_MS = 30_000;

const it = shopTest({
  now: START,
  jobs: [warnOfGuessing],
  env: { SIGN_INS_PER_ADDRESS: '100', TRUSTED_PROXIES: '1' },
});
it.beforeEach(async ({ shop }) => {
  shop.setNow(START);
  await shop.rows('delete from rate_limits');
});

const REFUSED = { kind: 'TooManyAttempts' };
const SESSION = { kind: 'Session' };

const document = (name: string): string => {
  const input = `${(name[0] ?? '').toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { done: ${name}(input: $input) { __typename } }`;
};

/** Runs a mutation on a device. @returns the device's cookie afterwards; '' if none was set. */
async function cookieAfter(
  shop: TestShop,
  action: string,
  input: object,
  headers: Record<string, string>,
): Promise<string> {
  return cookieIn((await shop.graphql(document(action), { input }, headers)).headers);
}

/**
 * The cookie of a browser on which the customer signed in with two-factor sign-in, using one of the recovery
 * codes.
 */
async function aTwoFactorDevice(shop: TestShop, customer: TwoFactorCustomer, which: number): Promise<string> {
  const { challenge } = await firstStep(shop, customer);
  const code = customer.recoveryCodes[which] ?? '';
  return cookieAfter(shop, 'finishLogin', { challenge, code }, {});
}

/** Enters a code after the right password. */
async function typeCode(shop: TestShop, customer: TwoFactorCustomer, code: string, cookie = '') {
  const { challenge } = await firstStep(shop, customer);
  return twoFactor(shop, 'finishLogin', { challenge, code }, { headers: headersOf({ cookie }) as never });
}

describe('a device is forgotten', () => {
  it('by a password change, except for the browser it’s made in', async ({ shop }) => {
    const { email, headers } = await aConfirmedCustomer(shop);
    const [mine, other] = [await aKnownDevice(shop, email), await aKnownDevice(shop, email)];
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const now = await cookieAfter(shop, 'updatePassword', input, { ...headers, cookie: mine });
    await useUp(shop, email);
    for (const cookie of [mine, other])
      expect(await tryOne(shop, email, { cookie }, NEW_PASSWORD)).toMatchObject(REFUSED);
    expect(await tryOne(shop, email, { cookie: now }, NEW_PASSWORD)).toMatchObject(SESSION);
  });

  it('by a password reset, after which the browser has all its tries again', async ({ shop }) => {
    const { email } = await aConfirmedCustomer(shop);
    const [mine, other] = [await aKnownDevice(shop, email), await aKnownDevice(shop, email)];
    for (let tries = 0; tries < 5; tries += 1) await tryOne(shop, email, { cookie: mine });
    await shop.rows("update rate_limits set points = 25 where key like 'sign-in-devices:%'");
    const input = { token: await aResetToken(shop, { email }), newPassword: NEW_PASSWORD };
    const { headers } = await shop.graphql(RESET, { input }, { cookie: mine });
    await useUp(shop, email);
    expect(await tryOne(shop, email, { cookie: other }, NEW_PASSWORD)).toMatchObject(REFUSED);
    expect(await tryOne(shop, email, { cookie: cookieIn(headers) }, NEW_PASSWORD)).toMatchObject(SESSION);
  });

  it('by enabling or disabling two-factor sign-in, except for the browser it’s done in', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const [mine, other] = [await aTwoFactorDevice(shop, sam, 0), await aTwoFactorDevice(shop, sam, 1)];
    const off = { password: PASSWORD, code: codeOf(shop, sam, 1) };
    const without = await cookieAfter(shop, 'disableTwoFactor', off, { ...sam.headers, cookie: mine });
    await useUp(shop, sam.email);
    for (const cookie of [mine, other])
      expect(await tryOne(shop, sam.email, { cookie }, PASSWORD)).toMatchObject(REFUSED);
    expect(await tryOne(shop, sam.email, { cookie: without }, PASSWORD)).toMatchObject(SESSION);

    shop.setNow(new Date(START.getTime() + 2 * HALF_MINUTE_MS));
    const { secret = '' } = await twoFactor(shop, 'startTwoFactorSetup', { password: PASSWORD }, sam);
    const again = { ...sam, secret };
    const on = { code: codeOf(shop, again) };
    const withIt = await cookieAfter(shop, 'enableTwoFactor', on, { ...sam.headers, cookie: without });
    await shop.rows('delete from rate_limits');
    for (let tries = 0; tries < 5; tries += 1) await typeCode(shop, again, '000000');
    const code = codeOf(shop, again, 1);
    expect(await typeCode(shop, again, code, without)).toMatchObject(REFUSED);
    expect(await typeCode(shop, again, code, withIt)).toMatchObject(SESSION);
  });

  it('at an address that moved to another account, but known at its account’s new address', async ({
    shop,
  }) => {
    const { id, email } = await aConfirmedCustomer(shop);
    const cookie = await aKnownDevice(shop, email);
    const moved = anEmail();
    await shop.rows('update users set email = $2 where id = $1', [id, moved]);
    await aConfirmedCustomer(shop, email);
    for (const address of [email, moved]) await useUp(shop, address);
    expect(await tryOne(shop, email, { cookie }, PASSWORD)).toMatchObject(REFUSED);
    expect(await tryOne(shop, moved, { cookie }, PASSWORD)).toMatchObject(SESSION);
  });
});

describe('many devices', () => {
  it('no device is known until the address is confirmed; then the confirming one is', async ({ shop }) => {
    const { headers } = await shop.graphql(REGISTER, { input: aRegistration() });
    expect(cookieIn(headers)).toBe('');
    const sam = await aCustomer(shop);
    expect(await aKnownDevice(shop, sam.email)).toBe('');
    const token = await mailedToken(shop, sam, 'verify-email');
    const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { __typename } }';
    const cookie = cookieIn((await shop.graphql(VERIFY, { token }, { ...sam.headers })).headers);
    await useUp(shop, sam.email);
    expect(await tryOne(shop, sam.email, { cookie }, PASSWORD)).toMatchObject(SESSION);
  });

  it('C-54 all known devices of an account together have twenty-five tries at its password', async ({
    shop,
  }) => {
    const { email } = await aConfirmedCustomer(shop);
    const cookies: string[] = [];
    while (cookies.length < 6) cookies.push(await aKnownDevice(shop, email));
    for (const cookie of cookies.slice(0, 5))
      for (let tries = 0; tries < 5; tries += 1)
        expect(await tryOne(shop, email, { cookie })).toMatchObject({ kind: 'InvalidCredentials' });
    expect(await tryOne(shop, email, { cookie: cookies[5] ?? '' }, PASSWORD)).toMatchObject(REFUSED);
  });

  it('C-54 all known devices of an account together have twenty-five tries at its two-factor codes', async ({
    shop,
  }) => {
    const sam = await aTwoFactorCustomer(shop);
    const cookies: string[] = [];
    while (cookies.length < 6) cookies.push(await aTwoFactorDevice(shop, sam, cookies.length));
    for (const cookie of cookies.slice(0, 5))
      for (let tries = 0; tries < 5; tries += 1)
        expect(await typeCode(shop, sam, '000000', cookie)).toMatchObject({ kind: 'InvalidCode' });
    expect(await typeCode(shop, sam, codeOf(shop, sam, 1), cookies[5])).toMatchObject(REFUSED);
  });
});
