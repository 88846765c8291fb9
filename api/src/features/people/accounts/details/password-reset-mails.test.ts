import { expect } from 'vitest';
import { aCustomer, mailedToken } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { mailPasswordReset } from '../accounts.jobs.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { resetPassword } from './password.builder.ts';

const START = new Date('2026-11-20T10:00:00Z');
const HOUR_MS = 3_600_000;

const it = shopTest({ now: START, jobs: [mailPasswordReset], env: { TRUSTED_PROXIES: '1' } });

it('unknown devices can request ten links a day for an account, and the last one works for a day', async ({
  shop,
}) => {
  const { email } = await aCustomer(shop);
  const resets = shop.services.get(PasswordResetService);
  const mails = () =>
    shop.rows("select 1 from mails where recipient = $1 and subject like 'Set a new password%'", [email]);
  for (let mail = 0; mail < 9; mail += 1) await resets.sendLink(email);
  shop.setNow(new Date(START.getTime() + 1_000));
  for (let mail = 0; mail < 3; mail += 1) await resets.sendLink(email);
  expect(await mails()).toHaveLength(10);
  const last = await mailedToken(shop, { email }, 'reset-password');
  await resets.sendLink(email, true);
  expect(await mails()).toHaveLength(11);
  shop.setNow(new Date(START.getTime() + 24 * HOUR_MS));
  expect(await resetPassword(shop, last)).toMatchObject({ kind: 'PasswordChanged' });
});

it('known devices can request ten more, and then count as unknown', async ({ shop }) => {
  const { email } = await aCustomer(shop);
  const resets = shop.services.get(PasswordResetService);
  for (let mail = 0; mail < 25; mail += 1) await resets.sendLink(email, true);
  expect(
    await shop.rows("select 1 from mails where recipient = $1 and subject like 'Set a new password%'", [
      email,
    ]),
  ).toHaveLength(20);
});

it('requesting too many links for an account only uses up the quota of the caller’s own network', async ({
  shop,
}) => {
  const { email } = await aCustomer(shop);
  const ask = (network: string) =>
    shop.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) }',
      { email },
      { 'x-forwarded-for': network },
    );
  for (let asked = 0; asked < 5; asked += 1) await ask('192.0.2.1');
  await ask('192.0.2.2');
  expect(
    await shop.rows(
      `select points, split_part(key, ':', 3) as network
        from rate_limits
        where key like 'password-reset-account:%'
        order by points`,
    ),
  ).toEqual([
    { points: 1, network: '192.0.2.2' },
    { points: 5, network: '192.0.2.1' },
  ]);
});
