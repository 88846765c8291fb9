import { describe, expect } from 'vitest';
import {
  aCustomer,
  aMember,
  anAdmin,
  anEmail,
  anotherSession,
  login,
  mailedToken,
  me,
  PASSWORD,
} from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import {
  anInvitation,
  aStaffRole,
  inviteStaff,
  staffAnswer,
  type StaffAnswer,
} from '../../../../../test/fixtures/account/staff.ts';
import { aVan } from '../../../../../test/fixtures/fitting.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { StaffInvitationService } from './staff-invitation.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const it = shopTest({ now: NOW });

const ACCEPT = /* GraphQL */ `
  mutation ($input: AcceptStaffInvitationInput!) {
    done: acceptStaffInvitation(input: $input) {
      kind: __typename
      ... on StaffInvitationAccepted {
        email
      }
      ${REFUSAL}
    }
  }
`;
const PERSON = { firstName: 'Priya', lastName: 'Shah', newPassword: 'a longer password' };

const accept = (shop: TestShop, token: string, input: object = PERSON): Promise<StaffAnswer> =>
  staffAnswer(shop, { headers: { authorization: '' } }, ACCEPT, { input: { token, ...input } });
const preview = async (shop: TestShop, token: string) =>
  (
    await shop.graphql<{ staffInvitation: object | null }>(
      'query ($token: String!) { staffInvitation(token: $token) { email roleLabel hasAccount } }',
      { token },
    )
  ).data.staffInvitation;
const tokenFor = (shop: TestShop, email: string) => mailedToken(shop, { email }, 'accept-invitation');
const act = (shop: TestShop, manager: Parameters<typeof staffAnswer>[1], name: string, id: string) =>
  staffAnswer(
    shop,
    manager,
    `mutation ($id: ID!) { done: ${name}(id: $id) { kind: __typename ... on Refusal { message } } }`,
    { id },
  );

describe('an invitation to the staff', () => {
  it('makes a stranger a member with the role, a password of 12 characters and a confirmed address', async ({
    shop,
    admin,
  }) => {
    const { id, email, ...invitation } = await anInvitation(shop, admin, { until: '2026-12-24' });
    expect(invitation).toEqual({
      roleLabel: 'Warehouse',
      sentBy: 'Shop Administrator',
      isValid: true,
      until: '2026-12-24',
      sentAt: '2026-11-20T10:00:00.000Z',
      expiresAt: '2026-11-27T10:00:00.000Z',
    });
    const { data } = await shop.graphql('{ staff { invitations { id sentAt } } }', {}, { ...admin.headers });
    expect(data).toMatchObject({
      staff: { invitations: expect.arrayContaining([{ id, sentAt: '2026-11-20T10:00:00.000Z' }]) },
    });
    const token = await tokenFor(shop, email);
    expect(await preview(shop, token)).toEqual({ email, roleLabel: 'Warehouse', hasAccount: false });
    expect(await accept(shop, token, { newPassword: 'eleven char' })).toMatchObject({
      kind: 'InvalidInput',
      fields: [
        { path: 'firstName', message: 'First name is required' },
        { path: 'lastName', message: 'Last name is required' },
        { path: 'newPassword', message: 'Password must be at least 12 characters' },
      ],
    });
    expect(await accept(shop, token)).toEqual({ kind: 'StaffInvitationAccepted', email });
    const answer = await login(shop, { email, password: PERSON.newPassword });
    expect(answer).toMatchObject({ user: { firstName: 'Priya', role: 'ADMIN', emailVerified: true } });
    const [member] = await shop.rows(
      'select staff_role as role, staff_until::text as until from users where email = $1',
      [email],
    );
    expect(member).toEqual({ role: 'warehouse', until: '2026-12-24' });
    expect(await preview(shop, token)).toBeNull();
    expect(await accept(shop, token)).toMatchObject({ kind: 'InvalidToken' });
    expect(
      await shop.rows(
        "select action, actor_role as role from audit_entries where subject = 'staff invitation' and subject_id = $1 " +
          'order by id',
        [id],
      ),
    ).toEqual([
      { action: 'made', role: 'ADMIN' },
      { action: 'accepted', role: 'CUSTOMER' },
    ]);
  });

  it('gives the role to an existing customer, whose old password and sessions end', async ({
    shop,
    admin,
  }) => {
    const customer = await aCustomer(shop);
    const van = await aVan(shop);
    // Mailboxes don't care about case.
    const email = customer.email.replace('driver', 'Driver');
    await anInvitation(shop, admin, { email, staffRole: 'fitter', van });
    const token = await tokenFor(shop, email);
    expect(await preview(shop, token)).toMatchObject({ roleLabel: 'Fitter', hasAccount: true });
    expect(await accept(shop, token, { newPassword: PERSON.newPassword })).toMatchObject({
      kind: 'StaffInvitationAccepted',
    });
    expect((await me(shop, customer)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await login(shop, { email: customer.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    const session = await anotherSession(shop, customer, { password: PERSON.newPassword });
    expect(session.id).toBe(customer.id);
    expect(
      await shop.rows(
        'select staff_role as role, fitting_van as van, first_name as name from users where id = $1',
        [customer.id],
      ),
    ).toEqual([{ role: 'fitter', van, name: 'Sam' }]);
  });

  it('is accepted once, also if its link is used twice at the same time', async ({ shop, admin }) => {
    const { email } = await anInvitation(shop, admin);
    const token = await tokenFor(shop, email);
    const answers = await Promise.all([accept(shop, token), accept(shop, token), accept(shop, token)]);
    expect(answers.filter(({ kind }) => kind === 'StaffInvitationAccepted')).toHaveLength(1);
    expect(await shop.rows('select from users where email = $1', [email])).toHaveLength(1);
  });

  it('works for seven days, and again with a new link once it’s sent again', async ({ shop, admin }) => {
    const { id, email } = await anInvitation(shop, admin);
    const first = await tokenFor(shop, email);
    shop.setNow(new Date(NOW.getTime() + 7 * DAY_MS));
    expect(await preview(shop, first)).toBeNull();
    expect(await accept(shop, first)).toMatchObject({ kind: 'InvalidToken' });
    const manager = await anotherSession(shop, admin);
    expect(await act(shop, manager, 'resendStaffInvitation', id)).toEqual({ kind: 'StaffInvitationSent' });
    const second = await tokenFor(shop, email);
    expect(second).not.toBe(first);
    expect(await preview(shop, first)).toBeNull();
    expect(await preview(shop, second)).toMatchObject({ email });
    await act(shop, manager, 'resendStaffInvitation', id);
    await act(shop, manager, 'resendStaffInvitation', id);
    expect(await act(shop, manager, 'resendStaffInvitation', id)).toMatchObject({ kind: 'TooManyMails' });
    shop.setNow(NOW);
  });

  it('ends when it’s withdrawn', async ({ shop, admin }) => {
    const { id, email } = await anInvitation(shop, admin);
    const token = await tokenFor(shop, email);
    expect(await act(shop, admin, 'withdrawStaffInvitation', id)).toEqual({
      kind: 'StaffInvitationWithdrawn',
    });
    expect(await accept(shop, token)).toMatchObject({ kind: 'InvalidToken' });
    expect(await act(shop, admin, 'withdrawStaffInvitation', id)).toMatchObject({
      kind: 'StaffInvitationNotFound',
    });
    expect(await act(shop, admin, 'resendStaffInvitation', 'nobody')).toMatchObject({
      kind: 'StaffInvitationNotFound',
    });
  });

  it('is worth no more than what its sender may still grant', async ({ shop, admin }) => {
    const foreman = await anAdmin(shop);
    const { id, email } = await anInvitation(shop, foreman, { staffRole: 'desk' });
    const token = await tokenFor(shop, email);
    const isValid = async () => {
      const { data } = await shop.graphql<{ staff: { invitations: { id: string; isValid: boolean }[] } }>(
        '{ staff { invitations { id isValid } } }',
        {},
        { ...admin.headers },
      );
      return data.staff.invitations.find((one) => one.id === id)?.isValid;
    };
    expect(await isValid()).toBe(true);
    const narrow = await aStaffRole(shop, ['MANAGE_STAFF', 'READ_ORDERS']);
    await shop.rows('update users set staff_role = $2 where id = $1', [foreman.id, narrow]);
    expect(await isValid()).toBe(false);
    expect(await accept(shop, token)).toMatchObject({ kind: 'InvalidToken' });
    expect(await act(shop, foreman, 'resendStaffInvitation', id)).toEqual({ kind: 'FORBIDDEN' });
    shop.setNow(new Date(NOW.getTime() + 1_000));
    await act(shop, admin, 'resendStaffInvitation', id);
    expect(await isValid()).toBe(true);
    await shop.rows('update users set staff_suspended_at = now() where id = $1', [foreman.id]);
    expect(await accept(shop, await tokenFor(shop, email))).toMatchObject({
      kind: 'StaffInvitationAccepted',
    });
  });

  it('is refused for colleagues, for the same address twice, with a past day and without the own password', async ({
    shop,
    admin,
  }) => {
    const { email } = await anInvitation(shop, admin);
    expect(await inviteStaff(shop, admin, { email: email.toUpperCase() })).toMatchObject({
      kind: 'InvalidInput',
      message: 'This address is invited already. Send that invitation again instead',
    });
    const colleague = await aMember(shop, 'desk');
    expect(await inviteStaff(shop, admin, { email: colleague.email })).toMatchObject({
      message: 'This person is on the staff already',
    });
    expect(await inviteStaff(shop, admin, { staffRole: 'cook' })).toMatchObject({
      message: 'This role no longer exists',
    });
    expect(await inviteStaff(shop, admin, { until: '2026-11-19' })).toMatchObject({
      message: 'Choose today or a later day',
    });
    expect(await inviteStaff(shop, admin, { staffRole: 'fitter', van: 99_999 })).toMatchObject({
      message: 'This van no longer exists',
    });
    expect(await inviteStaff(shop, admin, { currentPassword: 'a guess' })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    expect(await inviteStaff(shop, colleague)).toEqual({ kind: 'FORBIDDEN' });
    const foreman = await aMember(shop, await aStaffRole(shop, ['MANAGE_STAFF']));
    expect(await inviteStaff(shop, foreman, { staffRole: 'owner' })).toEqual({ kind: 'FORBIDDEN' });
  });

  it('is exported and erased with the account of its address, and forgotten a month after it expired', async ({
    shop,
    admin,
  }) => {
    const customer = await aCustomer(shop, { email: anEmail() });
    await verifyEmail(shop, customer);
    await anInvitation(shop, admin, { email: customer.email });
    const old = await anInvitation(shop, admin);
    const open = async (email: string) =>
      (await shop.rows('select from staff_invitations where email = $1', [email])).length;
    await shop.graphql(
      'mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) { __typename } }',
      { input: { id: customer.id, email: customer.email } },
      { ...admin.headers },
    );
    expect(await open(customer.email)).toBe(0);
    shop.setNow(new Date(NOW.getTime() + 36 * DAY_MS));
    await shop.services.get(StaffInvitationService).forgetExpired();
    expect(await open(old.email)).toBe(1);
    shop.setNow(new Date(NOW.getTime() + 38 * DAY_MS));
    await shop.services.get(StaffInvitationService).forgetExpired();
    expect(await open(old.email)).toBe(0);
    shop.setNow(NOW);
  });
});
