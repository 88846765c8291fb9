import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import {
  aCustomer,
  anEmail,
  anotherSession,
  login,
  mailedToken,
  PASSWORD,
  type SignedIn,
} from './account.builder.ts';
import { FirstAdminService } from './first-admin.service.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { PasswordService } from './password.service.ts';

const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { kind: __typename } }';
const CHANGE_EMAIL =
  'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { kind: __typename } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { kind: __typename } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { kind: __typename } }';
const NEW_PASSWORD = 'snow on the hills';

const it = shopTest();

async function change(shop: TestShop, { headers }: SignedIn, newPassword = NEW_PASSWORD): Promise<string> {
  return (
    await shop.graphql<{ changePassword: { kind: string } }>(
      CHANGE,
      { input: { currentPassword: PASSWORD, newPassword } },
      headers,
    )
  ).data.changePassword.kind;
}

async function reset(shop: TestShop, customer: SignedIn): Promise<string> {
  await shop.services.get(PasswordResetService).sendLink(customer.email);
  const token = await mailedToken(shop, customer, 'reset-password');
  return (
    await shop.graphql<{ resetPassword: { kind: string } }>(RESET, {
      input: { token, newPassword: NEW_PASSWORD },
    })
  ).data.resetPassword.kind;
}

/** Keeps the next ones whose password is compared from learning the outcome, until all of them have it and are let go. */
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

describe('a sign-in whose password is replaced while it is compared', () => {
  it.for<[string, (shop: TestShop, customer: SignedIn) => Promise<unknown>, number]>([
    ['by its owner', change, 1],
    ['by a mailed link', reset, 0],
    [
      'by admin:create',
      (shop, { email }) => shop.services.get(FirstAdminService).create({ email, password: NEW_PASSWORD }),
      0,
    ],
  ])('%s opens no session', async ([, replace, left], { shop }) => {
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
  });

  it('is refused also when the account is gone', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const { arrived, letGo } = holdCompared(shop, 1);
    const late = login(shop, { email: customer.email, password: PASSWORD });
    await arrived;
    await shop.rows('delete from users where id = $1', [customer.id]);
    letGo();
    expect(await late).toMatchObject({ kind: 'InvalidCredentials' });
  });
});

it('of two who change the same password at once one does, and the other is told that it is not right any more', async ({
  shop,
}) => {
  const customer = await aCustomer(shop);
  const { arrived, letGo } = holdCompared(shop, 2);
  const choices = ['a dry road ahead', 'a wet road behind'];
  const changes = choices.map((password) => change(shop, customer, password));
  await arrived;
  letGo();
  const kinds = await Promise.all(changes);
  expect(kinds.toSorted()).toEqual(['InvalidCredentials', 'PasswordChanged']);
  const winner = choices[kinds.indexOf('PasswordChanged')] ?? '';
  expect(await login(shop, { email: customer.email, password: winner })).toMatchObject({ kind: 'Session' });
});

it('admin:create makes links worthless that were mailed for whoever opened the account before', async ({
  shop,
}) => {
  const stranger = await aCustomer(shop);
  const elsewhere = anEmail();
  await shop.graphql(
    CHANGE_EMAIL,
    { input: { newEmail: elsewhere, currentPassword: PASSWORD } },
    stranger.headers,
  );
  await shop.services.get(FirstAdminService).create({ email: stranger.email, password: NEW_PASSWORD });
  const token = await mailedToken(shop, { email: elsewhere }, 'verify-email');
  // Signed in again as the administrator that the account is now.
  const { headers } = await anotherSession(shop, stranger, { password: NEW_PASSWORD });
  expect((await shop.graphql(VERIFY, { token }, headers)).data).toEqual({
    verifyEmail: { kind: 'InvalidToken' },
  });
});

it('nothing of all that was worth a warning in the log', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
