import { describe, expect } from 'vitest';
import {
  aCustomer,
  anEmail,
  anotherSession,
  login,
  mailedToken,
  PASSWORD,
  type SignedIn,
} from '../../../../../test/account.ts';
import { requestEmailChange, followEmailLink } from '../../../../../test/fixtures/account/email.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { PasswordService } from '../sessions/password.service.ts';
import { FirstAdminService } from './first-admin.service.ts';
import { aResetToken, updatePassword, NEW_PASSWORD, resetPassword } from './password.builder.ts';

const it = shopTest();

/** Holds back the results of the next password comparisons until all of them are done and released. */
function holdCompared(shop: TestShop, howMany: number): { arrived: Promise<void>; letGo(): void } {
  const passwords = shop.services.get(PasswordService);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>();
  const compare = passwords.matches.bind(passwords);
  let held = 0;
  passwords.matches = async (passwordHash, password) => {
    held += 1;
    if (held === howMany) passwords.matches = compare;
    const isLast = held === howMany;
    const isRight = await compare(passwordHash, password);
    if (isLast) arrive();
    await open;
    return isRight;
  };
  return { arrived, letGo };
}

async function openSessions(shop: TestShop, { id }: SignedIn): Promise<number> {
  return (await shop.rows('select id from sessions where user_id = $1 and revoked_at is null', [id])).length;
}

describe('a sign-in whose password is replaced during the comparison', () => {
  it.for<[string, (shop: TestShop, customer: SignedIn) => Promise<unknown>, number]>([
    ['by its owner', (shop, customer) => updatePassword(shop, customer), 1],
    [
      'by an emailed link',
      async (shop, customer) => resetPassword(shop, await aResetToken(shop, customer)),
      0,
    ],
    [
      'by admin:create',
      (shop, { email }) => shop.services.get(FirstAdminService).create({ email, password: NEW_PASSWORD }),
      0,
    ],
  ])(
    'a sign-in opens no session if its password is replaced %s during the comparison',
    async ([, replace, left], { shop }) => {
      const customer = await aCustomer(shop);
      const { arrived, letGo } = holdCompared(shop, 1);
      const late = login(shop, { email: customer.email, password: PASSWORD });
      await arrived;
      await replace(shop, customer);
      letGo();
      expect(await late).toEqual({
        kind: 'InvalidCredentials',
        message: 'Login failed. Please check your credentials.',
      });
      expect(await openSessions(shop, customer)).toBe(left);
      expect(await login(shop, { email: customer.email, password: NEW_PASSWORD })).toMatchObject({
        kind: 'Session',
      });
    },
  );

  it('a sign-in is refused if the account is deleted during the comparison', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const { arrived, letGo } = holdCompared(shop, 1);
    const late = login(shop, { email: customer.email, password: PASSWORD });
    await arrived;
    await shop.rows('delete from users where id = $1', [customer.id]);
    letGo();
    expect(await late).toMatchObject({ kind: 'InvalidCredentials' });
  });
});

it('if two callers change one password at once, the second is told that the old one is wrong', async ({
  shop,
}) => {
  const customer = await aCustomer(shop);
  const { arrived, letGo } = holdCompared(shop, 2);
  const choices = ['a dry road ahead', 'a wet road behind'];
  const changes = choices.map((password) => updatePassword(shop, customer, password));
  await arrived;
  letGo();
  const kinds = (await Promise.all(changes)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['InvalidCredentials', 'PasswordChanged']);
  const winner = choices[kinds.indexOf('PasswordChanged')] ?? '';
  expect(await login(shop, { email: customer.email, password: winner })).toMatchObject({ kind: 'Session' });
});

it('admin:create revokes links emailed to the account’s previous holder', async ({ shop }) => {
  const stranger = await aCustomer(shop);
  const elsewhere = anEmail();
  await requestEmailChange(shop, stranger, elsewhere);
  await shop.services.get(FirstAdminService).create({ email: stranger.email, password: NEW_PASSWORD });
  const token = await mailedToken(shop, { email: elsewhere }, 'verify-email');
  // Signed in again: the account is an administrator now.
  const again = await anotherSession(shop, stranger, { password: NEW_PASSWORD });
  expect(await followEmailLink(shop, token, again)).toMatchObject({ kind: 'InvalidToken' });
});

it('password races log no warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
