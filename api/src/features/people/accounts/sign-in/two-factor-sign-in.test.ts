import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, getNamedType, isUnionType } from 'graphql';
import { describe, expect } from 'vitest';
import { aRegistration, login, me, PASSWORD, register } from '../../../../../test/account.ts';
import { deleteAccount } from '../../../../../test/fixtures/account/personal-data.ts';
import {
  aTwoFactorCustomer,
  codeOf,
  firstStep,
  signIn,
  twoFactor,
  type TwoFactorAnswer,
  type TwoFactorCustomer,
} from '../../../../../test/fixtures/account/two-factor.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aResetToken, updatePassword, NEW_PASSWORD, resetPassword } from '../details/password.builder.ts';

const START = new Date('2026-11-23T10:00:00Z');
const MINUTE_MS = 60_000;

const it = shopTest({ now: START, env: { SIGN_INS_PER_ADDRESS: '1000' } });
it.beforeEach(async ({ shop }) => {
  shop.setNow(START);
  await shop.rows('delete from rate_limits');
});

const after = (shop: TestShop, minutes: number): void =>
  shop.setNow(new Date(START.getTime() + minutes * MINUTE_MS));
const finish = (shop: TestShop, challenge: string | undefined, code: string): Promise<TwoFactorAnswer> =>
  twoFactor(shop, 'finishLogin', { challenge, code });
const rest = async (shop: TestShop, path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
const kinds = (answers: readonly TwoFactorAnswer[]): string[] => answers.map(({ kind }) => kind).toSorted();

describe('two-factor sign-in', () => {
  it('C-10 a right password returns a challenge, and the challenge with a code returns a session', async ({
    shop,
  }) => {
    const sam = await aTwoFactorCustomer(shop);
    const asked = await firstStep(shop, sam);
    expect(asked).toMatchObject({ kind: 'TwoFactorRequired', expiresAt: '2026-11-23T10:10:00.000Z' });
    expect(await firstStep(shop, sam, 'not this one')).toMatchObject({ kind: 'InvalidCredentials' });
    after(shop, 9);
    const code = codeOf(shop, sam);
    const session = await finish(shop, asked.challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(session).toMatchObject({ kind: 'Session', user: { id: sam.id } });
    expect((await me(shop, { headers: { authorization: `Bearer ${session.token}` } })).data.me?.id).toBe(
      sam.id,
    );
  });

  it('a challenge ends after ten minutes, with its first right code, and with the password', async ({
    shop,
  }) => {
    const sam = await aTwoFactorCustomer(shop);
    const [one, two] = [await firstStep(shop, sam), await firstStep(shop, sam)];
    after(shop, 11);
    expect(await finish(shop, one.challenge, codeOf(shop, sam))).toMatchObject({
      kind: 'InvalidChallenge',
      message: 'This sign-in has ended. Please sign in again.',
    });
    after(shop, 5);
    expect(await finish(shop, one.challenge, codeOf(shop, sam))).toMatchObject({ kind: 'Session' });
    after(shop, 6);
    for (const { challenge } of [one, two, { challenge: 'made up' }])
      expect(await finish(shop, challenge, codeOf(shop, sam))).toMatchObject({ kind: 'InvalidChallenge' });
    const three = await firstStep(shop, sam);
    await updatePassword(shop, sam, NEW_PASSWORD, PASSWORD, sam.recoveryCodes[0]);
    expect(await finish(shop, three.challenge, codeOf(shop, sam))).toMatchObject({
      kind: 'InvalidChallenge',
    });
  });

  it('a challenge ends with its two-factor secret, and with its account', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const code = codeOf(shop, sam, 1);
    const { challenge } = await firstStep(shop, sam);
    const turnOff = { password: PASSWORD, code: sam.recoveryCodes[0] };
    expect(await twoFactor(shop, 'disableTwoFactor', turnOff, sam)).toMatchObject({ kind: 'User' });
    expect(await finish(shop, challenge, code)).toMatchObject({ kind: 'InvalidChallenge' });
    const pat = await aTwoFactorCustomer(shop);
    const asked = await firstStep(shop, pat);
    expect(await deleteAccount(shop, pat)).toMatchObject({ kind: 'AccountDeleted' });
    expect(await finish(shop, asked.challenge, codeOf(shop, pat, 1))).toMatchObject({
      kind: 'InvalidChallenge',
    });
  });

  it('codes from half a minute before or after are accepted, each once, and none before the last one used', async ({
    shop,
  }) => {
    const sam = await aTwoFactorCustomer(shop);
    expect(await signIn(shop, sam, codeOf(shop, sam))).toMatchObject({ kind: 'InvalidCode' });
    after(shop, 5);
    for (const [halfMinutes, kind] of [
      [-2, 'InvalidCode'],
      [2, 'InvalidCode'],
      [-1, 'Session'],
      [-1, 'InvalidCode'],
      [1, 'Session'],
      [0, 'InvalidCode'],
    ] as const)
      expect(await signIn(shop, sam, codeOf(shop, sam, halfMinutes)), `${halfMinutes}`).toMatchObject({
        kind,
      });
  });

  it('of two simultaneous sign-ins with the same code, one succeeds', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const [recoveryCode = ''] = sam.recoveryCodes;
    for (const code of [codeOf(shop, sam, 1), recoveryCode]) {
      const asked = [await firstStep(shop, sam), await firstStep(shop, sam)];
      const answers = await Promise.all(asked.map(({ challenge }) => finish(shop, challenge, code)));
      expect(kinds(answers)).toEqual(['InvalidChallenge', 'Session']);
    }
  });

  it('a recovery code works once, however it is typed, and an email says how many are left', async ({
    shop,
  }) => {
    const sam = await aTwoFactorCustomer(shop);
    const [code = ''] = sam.recoveryCodes;
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/);
    const typed = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' – ');
    expect(await signIn(shop, sam, typed)).toMatchObject({ kind: 'Session' });
    expect(await signIn(shop, sam, code)).toMatchObject({ kind: 'InvalidCode' });
    const mails = await shop.rows<{ text: string }>(
      "select text from mails where recipient = $1 and subject = 'A recovery code was used'",
      [sam.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('You have 9');
  });

  it('after five wrong codes even a right one is refused, and made-up challenges don’t count', async ({
    shop,
  }) => {
    const sam = await aTwoFactorCustomer(shop);
    for (let tries = 0; tries < 6; tries += 1) await finish(shop, 'made up', '000000');
    const { challenge } = await firstStep(shop, sam);
    const tries = await Promise.all(Array.from({ length: 6 }, () => finish(shop, challenge, 'nonsense')));
    expect(kinds(tries)).toEqual([...Array.from({ length: 5 }, () => 'InvalidCode'), 'TooManyAttempts']);
    expect(await finish(shop, challenge, codeOf(shop, sam, 1))).toMatchObject({ kind: 'TooManyAttempts' });
  });

  it('a legacy client is refused with a challenge, and finishes with it', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const refused = await rest(shop, 'login', { email: sam.email, password: PASSWORD });
    const message = 'Enter the code from your authenticator app to finish signing in.';
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      {
        success: false,
        error: message,
        message,
        second_step: { challenge: expect.any(String), expires_at: '2026-11-23T10:10:00.000Z' },
      },
    ]);
    const { challenge } = refused.json<{ second_step: { challenge: string } }>().second_step;
    expect((await rest(shop, 'login/finish', { challenge, code: '000 000' })).statusCode).toBe(401);
    const session = await rest(shop, 'login/finish', { challenge, code: codeOf(shop, sam, 1) });
    expect([session.statusCode, session.json()]).toMatchObject([
      200,
      { success: true, token: expect.any(String), user: { id: sam.id } },
    ]);
  });
});

/** An attack on an account whose password is known but whose codes are not. */
type Attempt = (shop: TestShop, sam: TwoFactorCustomer, used: string) => Promise<unknown>;

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  login: (shop, { email }) => login(shop, { email, password: PASSWORD }),
  loginWithNewPassword: (shop, { email }) => login(shop, { email, password: NEW_PASSWORD }),
  restLogin: async (shop, { email }) => (await rest(shop, 'login', { email, password: PASSWORD })).body,
  register: (shop, { email }) => register(shop, aRegistration({ email })),
  usedCode: (shop, sam, used) => signIn(shop, sam, used),
  noCode: (shop, sam) => signIn(shop, sam, ''),
  codeOfSomebodyElse: async (shop, sam) => signIn(shop, sam, codeOf(shop, await aTwoFactorCustomer(shop), 1)),
  challengeOfSomebodyElse: async (shop, sam) => {
    const other = await aTwoFactorCustomer(shop);
    const { challenge } = await firstStep(shop, sam);
    return finish(shop, challenge, other.recoveryCodes[0] ?? '');
  },
  sessionAsChallenge: (shop, { token }, used) => finish(shop, token, used),
  challengeAsSession: async (shop, sam) => {
    const { challenge } = await firstStep(shop, sam);
    return (await me(shop, { headers: { authorization: `Bearer ${challenge}` } })).data?.me;
  },
  resetPassword: async (shop, sam) => resetPassword(shop, await aResetToken(shop, sam)),
};

describe('without a code', () => {
  it('only these mutations return a session', () => {
    const printed = new URL('../../../../../../schema/schema.graphql', import.meta.url);
    const fields = buildSchema(readFileSync(printed, 'utf8')).getMutationType()?.getFields() ?? {};
    const giving = Object.values(fields).filter(({ type }) => {
      const result = getNamedType(type);
      return isUnionType(result) && result.getTypes().some(({ name }) => name === 'Session');
    });
    expect(giving.map(({ name }) => name)).toEqual(['finishLogin', 'login', 'register']);
  });

  it('no sequence of attacks opens a session', async ({ shop }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...Object.keys(ATTEMPTS)), { minLength: 4, maxLength: 6 }),
        async (names) => {
          await shop.rows('delete from rate_limits');
          const sam = await aTwoFactorCustomer(shop);
          const used = codeOf(shop, sam);
          await shop.rows('delete from sessions where user_id = $1', [sam.id]);
          for (const name of names)
            expect(JSON.stringify((await ATTEMPTS[name]?.(shop, sam, used)) ?? null), name).not.toContain(
              '"token"',
            );
          expect(await shop.rows('select from sessions where user_id = $1', [sam.id])).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});

it('two-factor sign-in logs no warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
