import { describe, expect } from 'vitest';
import {
  aCustomer,
  anAdmin,
  anotherSession,
  bearer,
  login,
  me,
  PASSWORD,
} from '../../../../../test/account.ts';
import { deleteAccount } from '../../../../../test/fixtures/account/personal-data.ts';
import {
  aTwoFactorCustomer,
  codeOf,
  firstStep,
  signIn,
  twoFactor,
  withTwoFactor,
} from '../../../../../test/fixtures/account/two-factor.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { administer, auditOf } from '../administration/account-administration.builder.ts';
import { DataExportService } from '../data/data-export.service.ts';
import { FirstAdminService } from '../details/first-admin.service.ts';
import { NEW_PASSWORD, updatePassword } from '../details/password.builder.ts';
import { personOf, User } from '../record/user.entity.ts';

const START = new Date('2026-11-23T10:00:00Z');

const it = shopTest({ now: START });
it.beforeEach(async ({ shop }) => {
  shop.setNow(START);
  await shop.rows('delete from rate_limits');
});

const mailsTo = async (shop: TestShop, email: string): Promise<string[]> =>
  (
    await shop.rows<{ subject: string }>(
      'select subject from mails where recipient = $1 order by created_at, id',
      [email],
    )
  ).map(({ subject }) => subject);
const confirm = (shop: TestShop, id: string): Promise<object[]> =>
  shop.rows('update users set email_verified_at = now() where id = $1', [id]);

describe('enabling two-factor sign-in', () => {
  it('takes the password, then a code from the new secret, and returns ten recovery codes', async ({
    shop,
  }) => {
    const sam = await aCustomer(shop);
    await confirm(shop, sam.id);
    const begin = (password: string) => twoFactor(shop, 'startTwoFactorSetup', { password }, sam);
    expect(await begin('not this one')).toMatchObject({ kind: 'InvalidCredentials' });
    const old = await begin(PASSWORD);
    const { secret = '', uri } = await begin(PASSWORD);
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(uri).toBe(
      `otpauth://totp/Treadline:${encodeURIComponent(sam.email)}?issuer=Treadline&` +
        `secret=${secret.replaceAll(' ', '')}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await firstStep(shop, sam)).toMatchObject({ kind: 'Session' });
    const turnOn = (from: string) =>
      twoFactor(
        shop,
        'enableTwoFactor',
        { code: codeOf(shop, { ...sam, secret: from, recoveryCodes: [] }) },
        sam,
      );
    expect(await turnOn(old.secret ?? '')).toMatchObject({ kind: 'InvalidCode' });
    const { codes, ...on } = await turnOn(secret);
    expect(on).toEqual({
      kind: 'RecoveryCodes',
      user: { twoFactor: { since: START.toISOString(), recoveryCodesLeft: 10 } },
    });
    expect(new Set(codes).size).toBe(10);
    expect(await turnOn(secret)).toMatchObject({ kind: 'TwoFactorAlreadyEnabled' });
    expect(await begin(PASSWORD)).toMatchObject({ kind: 'TwoFactorAlreadyEnabled' });
    expect(await mailsTo(shop, sam.email)).toContain('Two-factor sign-in is on');
    const stored = JSON.stringify(await shop.rows('select * from two_step where user_id = $1', [sam.id]));
    for (const code of codes ?? []) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('ends every other session and keeps this one', async ({ shop }) => {
    const sam = await aCustomer(shop);
    const other = await anotherSession(shop, sam);
    await withTwoFactor(shop, sam);
    expect((await me(shop, sam)).data.me?.id).toBe(sam.id);
    expect((await me(shop, other)).status).toBe(401);
  });

  it('is refused while the address is unconfirmed, and before set-up has started', async ({ shop }) => {
    const sam = await aCustomer(shop);
    expect(await twoFactor(shop, 'startTwoFactorSetup', { password: PASSWORD }, sam)).toMatchObject({
      kind: 'EmailNotVerified',
    });
    expect(await twoFactor(shop, 'enableTwoFactor', { code: '123456' }, sam)).toMatchObject({
      kind: 'TwoFactorNotEnabled',
    });
  });
});

it('each action names every field that was left out', async ({ shop }) => {
  const sam = await aCustomer(shop);
  const password = { path: 'password', message: 'Enter your password' };
  const code = { path: 'code', message: 'Enter a code' };
  expect(await twoFactor(shop, 'startTwoFactorSetup', {}, sam)).toMatchObject({ fields: [password] });
  for (const action of ['disableTwoFactor', 'regenerateRecoveryCodes'] as const)
    expect(await twoFactor(shop, action, {}, sam)).toMatchObject({ fields: [password, code] });
});

describe('an account with two-factor sign-in', () => {
  it('disables it with password and code, not with one of them', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const turnOff = (password: string, code: string) =>
      twoFactor(shop, 'disableTwoFactor', { password, code }, sam);
    expect(await turnOff('not this one', codeOf(shop, sam, 1))).toMatchObject({ kind: 'InvalidCredentials' });
    expect(await turnOff(PASSWORD, codeOf(shop, sam))).toMatchObject({ kind: 'InvalidCode' });
    expect(await turnOff(PASSWORD, '')).toMatchObject({ kind: 'InvalidInput' });
    expect(await turnOff(PASSWORD, codeOf(shop, sam, 1))).toEqual({ kind: 'User', twoFactor: null });
    expect(await mailsTo(shop, sam.email)).toContain('Two-factor sign-in is off');
    expect(await firstStep(shop, sam)).toMatchObject({ kind: 'Session' });
    expect(await turnOff(PASSWORD, 'any')).toEqual({ kind: 'User', twoFactor: null });
  });

  it('a refused new password uses up no attempt at the code', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    for (let tries = 0; tries < 6; tries += 1)
      expect(await updatePassword(shop, sam, 'treadline1', PASSWORD, codeOf(shop, sam, 1))).toMatchObject({
        kind: 'InvalidInput',
      });
    expect(await updatePassword(shop, sam, NEW_PASSWORD, PASSWORD, codeOf(shop, sam, 1))).toMatchObject({
      kind: 'PasswordChanged',
    });
  });

  it('trying to enable it again doesn’t reset the count of wrong codes', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const turnOff = (code: string) => twoFactor(shop, 'disableTwoFactor', { password: PASSWORD, code }, sam);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await turnOff('000000')).toMatchObject({ kind: 'InvalidCode' });
    expect(await twoFactor(shop, 'enableTwoFactor', { code: '000000' }, sam)).toMatchObject({
      kind: 'TwoFactorAlreadyEnabled',
    });
    expect(await turnOff(codeOf(shop, sam, 1))).toMatchObject({ kind: 'TooManyAttempts' });
  });

  it('gets new recovery codes with password and code, and the old ones stop working', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const [code = '', old = ''] = sam.recoveryCodes;
    const { kind, codes } = await twoFactor(
      shop,
      'regenerateRecoveryCodes',
      { password: PASSWORD, code },
      sam,
    );
    expect([kind, codes?.length]).toEqual(['RecoveryCodes', 10]);
    expect(await signIn(shop, sam, old)).toMatchObject({ kind: 'InvalidCode' });
    expect(await signIn(shop, sam, codes?.[0] ?? '')).toMatchObject({ kind: 'Session' });
  });

  it('is exported without its secrets, and deleted without a trace', async ({ shop }) => {
    const sam = await aTwoFactorCustomer(shop);
    const user = await shop.services.platform.orm.em.fork().findOneOrFail(User, { id: sam.id });
    const data = await shop.services.get(DataExportService).gather(personOf(user));
    expect(data).toMatchObject({ twoFactorSignIn: { onSince: START.toISOString(), recoveryCodesLeft: 10 } });
    expect(JSON.stringify(data)).not.toContain(sam.secret.replaceAll(' ', ''));
    expect(await deleteAccount(shop, sam)).toMatchObject({ kind: 'AccountDeleted' });
    expect(await shop.rows('select from two_step where user_id = $1', [sam.id])).toEqual([]);
  });
});

describe('a customer who lost phone and recovery codes', () => {
  it('can sign in with the password once an administrator has disabled it, and is told by email', async ({
    shop,
  }) => {
    const [admin, sam] = [await anAdmin(shop), await aTwoFactorCustomer(shop)];
    const remove = (currentPassword = PASSWORD, id = sam.id) =>
      administer(shop, admin, 'disableCustomerTwoFactor', { id, currentPassword });
    const careful = await withTwoFactor(shop, await anAdmin(shop));
    const proof = { id: sam.id, currentPassword: PASSWORD };
    expect(await remove('not this one')).toMatchObject({ kind: 'InvalidCredentials' });
    expect(await administer(shop, careful, 'disableCustomerTwoFactor', proof)).toMatchObject({
      kind: 'InvalidCode',
    });
    expect(await firstStep(shop, sam)).toMatchObject({ kind: 'TwoFactorRequired' });
    expect(await remove()).toMatchObject({ kind: 'User', twoFactor: null });
    expect(await remove()).toMatchObject({ kind: 'User' });
    expect((await auditOf(shop, sam.id)).map(({ action }) => action)).toEqual(['two-factor sign-in removed']);
    expect((await mailsTo(shop, sam.email)).filter((subject) => subject.startsWith('We’ve'))).toEqual([
      'We’ve turned off two-factor sign-in for you',
    ]);
    expect(await firstStep(shop, sam)).toMatchObject({ kind: 'Session' });
    expect(await remove(PASSWORD, 'nobody')).toMatchObject({ kind: 'AccountNotFound' });
  });

  it('an administrator can’t disable their own this way, and nothing is logged; admin:create can', async ({
    shop,
  }) => {
    const admin = await withTwoFactor(shop, await anAdmin(shop));
    const own = { id: admin.id.toUpperCase(), currentPassword: PASSWORD };
    expect(await administer(shop, admin, 'disableCustomerTwoFactor', own)).toMatchObject({
      kind: 'OwnAccount',
    });
    const noted = await shop.rows<{ action: string }>(
      "select action from audit_entries where subject = 'security' and subject_id = $1 order by id desc limit 1",
      [admin.id],
    );
    expect(noted).toEqual([{ action: 'two-factor sign-in on' }]);
    await shop.services.get(FirstAdminService).create({ email: admin.email, password: PASSWORD });
    const session = await login(shop, { email: admin.email, password: PASSWORD });
    expect(
      session.kind === 'Session' && (await me(shop, { headers: bearer(session.token) })).data.me?.id,
    ).toBe(admin.id);
  });
});
