import { describe, expect } from 'vitest';
import { anEmail, LOGIN, mailedToken, PASSWORD } from '../../../../../test/account.ts';
import {
  aTwoFactorCustomer,
  codeOf,
  firstStep,
  twoFactor,
} from '../../../../../test/fixtures/account/two-factor.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { mailPasswordReset, warnOfGuessing } from '../accounts.jobs.ts';
import { PasswordResetService } from '../details/password-reset.service.ts';
import { NEW_PASSWORD, RESET } from '../details/password.builder.ts';
import {
  aConfirmedCustomer,
  aKnownDevice,
  cookieIn,
  haveGuessed,
  headersOf,
  tryOne,
  useUp,
} from './known-device.builder.ts';

const it = shopTest({
  jobs: [mailPasswordReset, warnOfGuessing],
  env: { SIGN_INS_PER_ADDRESS: '20', TRUSTED_PROXIES: '1' },
});
it.beforeEach(async ({ shop }) => {
  await shop.rows('delete from rate_limits');
});

describe('unknown devices that guess a password', () => {
  it('C-54 five wrong sign-ins don’t affect sign-ins from another network', async ({ shop }) => {
    const { email } = await aConfirmedCustomer(shop);
    for (let tries = 0; tries < 6; tries += 1) await tryOne(shop, email, {});
    expect(await tryOne(shop, email, {}, PASSWORD)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await tryOne(shop, email, { network: '192.0.2.2' }, PASSWORD)).toMatchObject({ kind: 'Session' });
  });

  it('C-54 a known device can sign in from a network whose tries are used up', async ({ shop }) => {
    const { email } = await aConfirmedCustomer(shop);
    const cookie = await aKnownDevice(shop, email);
    for (let tries = 0; tries < 25; tries += 1) await tryOne(shop, tries % 2 ? email : anEmail(), {});
    expect(await tryOne(shop, email, {}, PASSWORD)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await tryOne(shop, email, { cookie }, PASSWORD)).toMatchObject({ kind: 'Session' });
  });

  it('C-54 a known device has five tries of its own, at the accounts it knows', async ({ shop }) => {
    const [mine, other] = [await aConfirmedCustomer(shop), await aConfirmedCustomer(shop)];
    const cookie = await aKnownDevice(shop, mine.email);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await tryOne(shop, mine.email, { cookie })).toMatchObject({ kind: 'InvalidCredentials' });
    const from = { cookie, network: '192.0.2.3' };
    expect(await tryOne(shop, mine.email, from, PASSWORD)).toMatchObject({
      message: 'Too many attempts. Please try again in 15 minutes.',
    });
    await useUp(shop, other.email);
    expect(await tryOne(shop, other.email, from, PASSWORD)).toMatchObject({ kind: 'TooManyAttempts' });
  });

  it('unknown devices on many networks have a hundred guesses a day, and the owner is warned once', async ({
    shop,
  }) => {
    const { email } = await aConfirmedCustomer(shop);
    const cookie = await aKnownDevice(shop, email);
    await haveGuessed(shop, email, 98);
    const answers = [];
    for (let network = 1; network <= 5; network += 1)
      answers.push(await tryOne(shop, email, { network: `192.0.2.${network}` }));
    const refused = {
      kind: 'TooManyAttempts',
      message:
        'Too many attempts at this account from many places. Please sign in on a device you’ve used before, choose ' +
        'a new password with “Forgot your password?”, or try again in 15 minutes.',
    };
    const wrong = { kind: 'InvalidCredentials', message: expect.any(String) };
    expect(answers).toEqual([wrong, wrong, refused, refused, refused]);
    expect(await tryOne(shop, email, { cookie }, PASSWORD)).toMatchObject({ kind: 'Session' });
    await expect
      .poll(() =>
        shop.rows('select subject from mails where recipient = $1 and subject like $2', [email, '%trying%']),
      )
      .toEqual([{ subject: 'Someone is trying to sign in to your account' }]);
  });

  it('once the hundred guesses are used up, there are five every 15 minutes', async ({ shop }) => {
    const { email } = await aConfirmedCustomer(shop);
    await useUp(shop, email);
    expect(await tryOne(shop, email, {})).toMatchObject({ kind: 'TooManyAttempts' });
    await shop.rows("update rate_limits set expire = 0 where key not like 'sign-in-account-day:%'");
    for (let tries = 0; tries < 5; tries += 1)
      expect(await tryOne(shop, email, { network: `192.0.2.${tries}` })).toMatchObject({
        kind: 'InvalidCredentials',
      });
    expect(await tryOne(shop, email, { network: '192.0.2.9' }, PASSWORD)).toMatchObject({
      kind: 'TooManyAttempts',
    });
  });

  it('a password reset by email lets a new device in at once', async ({ shop }) => {
    const owner = await aConfirmedCustomer(shop);
    await useUp(shop, owner.email);
    await shop.services.get(PasswordResetService).sendLink(owner.email);
    const token = await mailedToken(shop, owner, 'reset-password');
    const { headers } = await shop.graphql(RESET, { input: { token, newPassword: NEW_PASSWORD } });
    const { email } = owner;
    expect(await tryOne(shop, email, {}, NEW_PASSWORD)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await tryOne(shop, email, { cookie: cookieIn(headers) }, NEW_PASSWORD)).toMatchObject({
      kind: 'Session',
    });
  });

  it('an attacker with the password but no code doesn’t use up the tries of the owner’s device', async ({
    shop,
  }) => {
    const sam = await aTwoFactorCustomer(shop);
    const { challenge } = await firstStep(shop, sam);
    const finish = (code: string, cookie = '') =>
      shop.graphql<{ finishLogin: { __typename: string } }>(
        'mutation ($input: FinishLoginInput!) { finishLogin(input: $input) { __typename } }',
        { input: { challenge, code } },
        headersOf({ cookie }),
      );
    const [recovery = ''] = sam.recoveryCodes;
    const cookie = cookieIn((await finish(recovery)).headers);
    const again = await firstStep(shop, sam);
    for (let tries = 0; tries < 5; tries += 1)
      await twoFactor(shop, 'finishLogin', { challenge: again.challenge, code: '000000' });
    const input = { challenge: again.challenge, code: codeOf(shop, sam, 1) };
    expect(await twoFactor(shop, 'finishLogin', input)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await twoFactor(shop, 'finishLogin', input, { headers: { cookie } as never })).toMatchObject({
      kind: 'Session',
    });
  });
});

describe('a device’s cookie', () => {
  it('is closed to scripts and other sites, and remembers the last five accounts', async ({ shop }) => {
    const customers = [];
    while (customers.length < 6) customers.push(await aConfirmedCustomer(shop));
    let cookie = '';
    for (const { email } of customers) {
      const { headers } = await shop.graphql(
        LOGIN,
        { input: { email, password: PASSWORD } },
        headersOf({ cookie }),
      );
      expect(String(headers['set-cookie'])).toMatch(
        /^device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      cookie = cookieIn(headers);
      expect(cookie.length).toBeLessThan(500);
    }
    const answers = [];
    for (const { email } of customers) {
      await useUp(shop, email);
      answers.push((await tryOne(shop, email, { cookie }, PASSWORD)).kind);
    }
    expect(answers).toEqual(['TooManyAttempts', ...Array.from({ length: 5 }, () => 'Session')]);
  });

  it.for([
    ['is empty', ''],
    ['is made up', 'made.up.here'],
    ['is longer than any', 'x'.repeat(3_000)],
  ] as const)('is ignored if it %s', async ([, value], { shop }) => {
    const { email } = await aConfirmedCustomer(shop);
    await useUp(shop, email);
    expect(await tryOne(shop, email, { cookie: `device=${value}` }, PASSWORD)).toMatchObject({
      kind: 'TooManyAttempts',
    });
  });

  it('doesn’t sign anyone in by itself', async ({ shop }) => {
    const { email } = await aConfirmedCustomer(shop);
    const cookie = await aKnownDevice(shop, email);
    const { data } = await shop.graphql('{ me { id } }', {}, { cookie });
    expect(data).toEqual({ me: null });
    const token = cookie.replace('device=', '');
    expect((await shop.graphql('{ me { id } }', {}, { authorization: `Bearer ${token}` })).status).toBe(401);
  });
});
