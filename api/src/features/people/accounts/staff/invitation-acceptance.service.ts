import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { FIRST_NAME, LAST_NAME } from '../../../../platform/input/input-rules.ts';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { lockStaff, OWNER } from '../../../operations/staff/index.ts';
import { PasswordChangeService } from '../details/password-change.service.ts';
import { NewPasswordService } from '../passwords/new-password.service.ts';
import { StaffInvitationRow } from '../record/staff-invitation.entity.ts';
import { lockChecked, User } from '../record/user.entity.ts';
import { KnownDevices } from '../sessions/known-devices.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import type { Visitor } from '../sessions/session.service.ts';
import { SignInLimits } from '../sessions/sign-in-limits.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { EmailVerificationService, invalidToken } from '../sign-in/email-verification.service.ts';
import { OpenInvitations } from './open-invitations.service.ts';
import { RoleChangeService } from './role-change.service.ts';
import type { AcceptStaffInvitationInput } from './staff.inputs.ts';
import {
  OpenInvitation,
  StaffInvitationAccepted,
  type AcceptStaffInvitationResult,
} from './staff.results.ts';

/** The errors of a new account's name. */
function nameErrors({
  firstName,
  lastName,
}: Pick<AcceptStaffInvitationInput, 'firstName' | 'lastName'>): FieldError[] {
  return [
    ...(keptText(firstName) === '' ? [{ path: 'firstName', message: FIRST_NAME.required ?? '' }] : []),
    ...(keptText(lastName) === '' ? [{ path: 'lastName', message: LAST_NAME.required ?? '' }] : []),
  ];
}

/** Accepts invitations to the staff for the reader of the invited mailbox. */
export class InvitationAcceptanceService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #audit = this.services.get(AuditService);
  readonly #changes = this.services.get(PasswordChangeService);
  readonly #devices = this.services.get(KnownDevices);
  readonly #limits = this.services.get(SignInLimits);
  readonly #newPasswords = this.services.get(NewPasswordService);
  readonly #open = this.services.get(OpenInvitations);
  readonly #passwords = this.services.get(PasswordService);
  readonly #roles = this.services.get(RoleChangeService);
  readonly #verification = this.services.get(EmailVerificationService);

  /** The invitation behind a link, without accepting it; null if the link doesn't work. */
  async preview(token: string): Promise<OpenInvitation | null> {
    const em = this.platform.orm.em.fork();
    const found = await this.#open.byToken(em, token);
    if (!found) return null;
    const user = await this.#accounts.findByEmail(em, found.email);
    if (user && user.staffRole !== null) return null;
    const { email, roleLabel, roleMeaning } = found;
    return result(OpenInvitation, { email, roleLabel, roleMeaning, hasAccount: user !== null });
  }

  /**
   * Gives the role to the account of the invited address, which is created if there's none. As after a reset, the
   * password is new and nobody is signed in: someone else may have opened that account, and customers' passwords may
   * be shorter than staff's. A refused password doesn't use up the link.
   */
  async accept(
    { token, newPassword, ...name }: AcceptStaffInvitationInput,
    visitor: Visitor,
  ): Promise<typeof AcceptStaffInvitationResult> {
    const em = this.platform.orm.em.fork();
    const found = await this.#open.byToken(em, token);
    if (!found) return invalidToken();
    const { id, email } = found;
    const known = await this.#accounts.findByEmail(em, email);
    const fault = await this.#newPasswords.fault(newPassword, { email, staffRole: OWNER });
    const errors = [
      ...(known ? [] : nameErrors(name)),
      ...(fault ? [{ path: 'newPassword', message: fault }] : []),
    ];
    if (errors[0]) return InvalidInput.of(errors[0].message, errors);
    const passwordHash = await this.#passwords.hash(newPassword);
    try {
      const user = await em.transactional(async (inner) => {
        await lockStaff(inner);
        const row = await inner.findOne(StaffInvitationRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        const isGood = row !== null && (await this.#open.byToken(inner, token)) !== null;
        const owner = isGood ? await this.#owner(inner, known, email, name, passwordHash) : null;
        if (!row || !owner || owner.staffRole !== null) return null;
        await this.#join(inner, owner, row, passwordHash);
        return owner;
      });
      if (!user) return invalidToken();
      await this.#limits.clear(user, visitor);
      await this.#devices.remember(user, visitor);
      return result(StaffInvitationAccepted, { email: user.email });
    } catch (error) {
      if (violatedConstraint(error) !== 'users_email_key') throw error;
      return InvalidInput.of('This address has just been given an account. Please open the link again.', []);
    }
  }

  /** The locked account that joins; null if its address or password has changed since the link was opened. */
  async #owner(
    em: EntityManager,
    known: User | null,
    email: string,
    { firstName, lastName }: Pick<AcceptStaffInvitationInput, 'firstName' | 'lastName'>,
    passwordHash: string,
  ): Promise<User | null> {
    if (known) {
      const user = await lockChecked(em, known);
      return user?.email.toLowerCase() === email.toLowerCase() ? user : null;
    }
    const user = em.create(User, {
      id: randomUUID(),
      email,
      firstName: keptText(firstName),
      lastName: keptText(lastName),
      passwordHash,
      createdAt: this.platform.now(),
    });
    await em.flush();
    return user;
  }

  async #join(em: EntityManager, user: User, row: StaffInvitationRow, passwordHash: string): Promise<void> {
    const { role, fittingCentre: centre, fittingVan: van, staffUntil, invitedBy } = row;
    const self = { role: 'CUSTOMER', userId: user.id, sessionId: null } as const;
    await this.#changes.replace(em, user, passwordHash, null);
    await this.#roles.give(em, self, user, { role, centre, van });
    user.staffUntil = staffUntil;
    em.remove(row);
    this.#audit.record(em, {
      actor: self,
      subject: 'staff invitation',
      subjectId: row.id,
      action: 'accepted',
      before: { invitedBy },
      after: { account: user.id, until: staffUntil },
    });
    await this.#verification.prove(em, user);
  }
}
