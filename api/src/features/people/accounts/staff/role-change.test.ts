import { describe, expect } from 'vitest';
import {
  aCustomer,
  anAdmin,
  anotherSession,
  login,
  mailedToken,
  me,
  PASSWORD,
  type SignedIn,
} from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { withTwoFactor } from '../../../../../test/fixtures/account/two-factor.ts';
import { aCentre, aVan } from '../../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { administer, auditOf } from '../administration/account-administration.builder.ts';

const it = shopTest();

const RESET = /* GraphQL */ `
  mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      kind: __typename
      ... on Refusal {
        message
      }
    }
  }
`;

async function aVerifiedCustomer(shop: TestShop): Promise<SignedIn> {
  const customer = await aCustomer(shop);
  await verifyEmail(shop, customer);
  return customer;
}

describe('making a customer an administrator', () => {
  it('C-08 a new administrator is signed out, and first has to choose a password of 12 characters', async ({
    shop,
    admin,
  }) => {
    const customer = await aVerifiedCustomer(shop);
    const made = await administer(shop, admin, 'updateRole', {
      id: customer.id,
      role: 'ADMIN',
      currentPassword: PASSWORD,
    });
    expect(made).toEqual({ kind: 'User', id: customer.id, role: 'ADMIN', sessions: [] });
    expect((await me(shop, customer)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await login(shop, { email: customer.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    const token = await mailedToken(shop, customer, 'reset-password');
    const choose = async (newPassword: string): Promise<object> =>
      (await shop.graphql<{ resetPassword: object }>(RESET, { input: { token, newPassword } })).data
        .resetPassword;
    expect(await choose('eleven char')).toEqual({
      kind: 'InvalidInput',
      message: 'Password must be at least 12 characters',
    });
    expect(await choose('twelve chars')).toEqual({ kind: 'PasswordChanged' });
    expect(await login(shop, { email: customer.email, password: 'twelve chars' })).toMatchObject({
      kind: 'Session',
      user: { role: 'ADMIN' },
    });
    expect(await auditOf(shop, customer.id)).toEqual([
      { action: 'role changed', before: { role: 'CUSTOMER' }, after: { role: 'owner' } },
    ]);
  });

  it('an account with an unconfirmed address stays a customer’s, and an unknown account is refused', async ({
    shop,
    admin,
    customer,
  }) => {
    expect(
      await administer(shop, admin, 'updateRole', {
        id: customer.id,
        role: 'ADMIN',
        currentPassword: PASSWORD,
      }),
    ).toMatchObject({
      kind: 'EmailNotVerified',
      message: 'Their email address isn’t confirmed yet, so the account may belong to someone else.',
    });
    expect(
      await administer(shop, admin, 'updateRole', { id: 'nobody', role: 'ADMIN', currentPassword: PASSWORD }),
    ).toMatchObject({
      kind: 'AccountNotFound',
    });
    expect(
      await administer(shop, admin, 'updateRole', {
        id: customer.id,
        role: 'GUEST',
        currentPassword: PASSWORD,
      }),
    ).toMatchObject({
      kind: 'InvalidInput',
    });
    expect((await me(shop, customer)).data.me?.id).toBe(customer.id);
  });
});

describe('making a customer a fitter', () => {
  it('names the centre whose jobs they see, which can be changed, and ends with the role', async ({
    shop,
    admin,
  }) => {
    const [one, other] = [
      await aCentre(shop, { slug: 'fitters-1' }),
      await aCentre(shop, { slug: 'fitters-2' }),
    ];
    const customer = await aVerifiedCustomer(shop);
    const change = (role: string, centre?: string) =>
      administer(shop, admin, 'updateRole', { id: customer.id, role, centre, currentPassword: PASSWORD });
    const centreOf = async () =>
      (await shop.rows('select fitting_centre as centre from users where id = $1', [customer.id]))[0];
    expect(await change('FITTER', 'nowhere')).toMatchObject({
      kind: 'InvalidInput',
      message: 'This fitting centre no longer exists',
    });
    expect(await change('FITTER', one)).toMatchObject({ kind: 'User', role: 'FITTER' });
    expect(await centreOf()).toEqual({ centre: one });
    expect(await change('FITTER', other)).toMatchObject({ kind: 'User', role: 'FITTER' });
    expect(await centreOf()).toEqual({ centre: other });
    expect(await change('CUSTOMER', other)).toMatchObject({ kind: 'User', role: 'CUSTOMER' });
    expect(await centreOf()).toEqual({ centre: null });
    expect((await auditOf(shop, customer.id)).map(({ before, after }) => [before, after])).toEqual([
      [
        { role: 'CUSTOMER', centre: null },
        { role: 'fitter', centre: one },
      ],
      [{ centre: one }, { centre: other }],
      [
        { role: 'fitter', centre: other },
        { role: 'CUSTOMER', centre: null },
      ],
    ]);
  });
});

describe('making a customer a van’s fitter', () => {
  it('names the van instead of a centre; both at once, or an unknown van, are refused', async ({
    shop,
    admin,
  }) => {
    const centre = await aCentre(shop, { slug: 'fitters-3' });
    const van = await aVan(shop);
    const customer = await aVerifiedCustomer(shop);
    const change = (place: object) =>
      administer(shop, admin, 'updateRole', {
        id: customer.id,
        role: 'FITTER',
        currentPassword: PASSWORD,
        ...place,
      });
    const placeOf = async () =>
      (
        await shop.rows('select fitting_centre as centre, fitting_van as van from users where id = $1', [
          customer.id,
        ])
      )[0];
    expect(await change({ centre, van })).toMatchObject({
      kind: 'InvalidInput',
      message: 'Choose a fitting centre or a van, not both',
    });
    expect(await change({ van: 99_999 })).toMatchObject({
      kind: 'InvalidInput',
      message: 'This van no longer exists',
    });
    expect(await change({ van })).toMatchObject({ kind: 'User', role: 'FITTER' });
    expect(await placeOf()).toEqual({ centre: null, van });
    expect(await change({ centre })).toMatchObject({ kind: 'User' });
    expect(await placeOf()).toEqual({ centre, van: null });
    expect((await auditOf(shop, customer.id)).map(({ after }) => after)).toEqual([
      { role: 'fitter', van },
      { centre, van: null },
    ]);
  });

  it('offers the vans that aren’t closed for good', async ({ shop, admin }) => {
    const [open, closed] = [await aVan(shop), await aVan(shop)];
    await shop.rows("update fitting_vans set closed_from = '2020-01-01' where id = $1", [closed]);
    const { data } = await shop.graphql<{ workVans: { id: number; name: string }[] }>(
      '{ workVans { id name } }',
      {},
      { ...admin.headers },
    );
    expect(data.workVans).toContainEqual({ id: open, name: 'Test van' });
    expect(data.workVans.map(({ id }) => id)).not.toContain(closed);
  });
});

describe('an administrator who changes a role', () => {
  it('confirms with their password, and with a code if they have two-factor sign-in', async ({
    shop,
    admin,
  }) => {
    const [careful, customer] = [
      await withTwoFactor(shop, await anAdmin(shop)),
      await aVerifiedCustomer(shop),
    ];
    const promote = (who: SignedIn, proof: object) =>
      administer(shop, who, 'updateRole', { id: customer.id, role: 'ADMIN', ...proof });
    expect(await promote(admin, {})).toMatchObject({ kind: 'InvalidInput' });
    expect(await promote(admin, { currentPassword: 'not this one' })).toEqual({
      kind: 'InvalidCredentials',
      message: 'That password isn’t right',
    });
    expect(await promote(careful, { currentPassword: PASSWORD })).toEqual({
      kind: 'InvalidCode',
      message: 'Enter the code from your authenticator app',
    });
    expect(await promote(careful, { currentPassword: PASSWORD, code: '000000' })).toMatchObject({
      kind: 'InvalidCode',
    });
    expect(await auditOf(shop, customer.id)).toEqual([]);
    const [code] = careful.recoveryCodes;
    expect(await promote(careful, { currentPassword: PASSWORD, code })).toMatchObject({ role: 'ADMIN' });
  });
});

describe('revoking the role', () => {
  it("ends the administrator's sessions at once", async ({ shop, admin }) => {
    const other = await anAdmin(shop);
    expect(
      await administer(shop, admin, 'updateRole', {
        id: other.id,
        role: 'CUSTOMER',
        currentPassword: PASSWORD,
      }),
    ).toMatchObject({
      kind: 'User',
      role: 'CUSTOMER',
    });
    expect((await me(shop, other)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const again = await anotherSession(shop, other);
    expect(
      await administer(shop, again, 'updateRole', {
        id: admin.id,
        role: 'CUSTOMER',
        currentPassword: PASSWORD,
      }),
    ).toEqual({
      kind: 'FORBIDDEN',
    });
  });

  it('the only administrator keeps the role, even if the last two step down at once', async ({
    shop,
    admin,
  }) => {
    await shop.rows('update users set staff_role = null where id <> $1', [admin.id]);
    const stepDown = (who: SignedIn, whom = who) =>
      administer(shop, who, 'updateRole', { id: whom.id, role: 'CUSTOMER', currentPassword: PASSWORD });
    expect(await stepDown(admin)).toMatchObject({
      kind: 'LastAdministrator',
      message: 'This is the only administrator. Make someone else an administrator first.',
    });
    const other = await anAdmin(shop);
    const answers = await Promise.all([stepDown(admin), stepDown(other)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['LastAdministrator', 'User']);
    const [left] = await shop.rows<{ id: string }>("select id from users where staff_role = 'owner'");
    const [survivor, ...others] = [admin, other].filter(({ id }) => id === left?.id);
    if (!survivor || others.length > 0) throw new Error('Expected one administrator.');
    const third = await anAdmin(shop);
    const crossed = await Promise.all([stepDown(survivor, third), stepDown(third, survivor)]);
    const [refused, done] = crossed.map(({ kind }) => kind).toSorted();
    expect(done).toBe('User');
    // The later request finds its role revoked, or its session ended.
    expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(refused);
    expect(await shop.rows("select 1 from users where staff_role = 'owner'")).toHaveLength(1);
  });
});
