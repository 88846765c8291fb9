import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { forbidden } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { covers, OWNER, StaffAccess } from '../../../operations/staff/index.ts';
import { PasswordChangeService } from '../details/password-change.service.ts';
import { roleGranted } from '../emails/role-granted.email.ts';
import { AccountNotFound } from '../record/account.results.ts';
import { EmailNotVerified, LastAdministrator } from '../record/personal-data.results.ts';
import { FITTER, StaffRole } from '../record/staff-role.entity.ts';
import { User } from '../record/user.entity.ts';
import { AccountSafetyService, loggedRole } from '../sessions/account-safety.service.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import { SessionService } from '../sessions/session.service.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';
import { isSamePost, postOf, postWith, refuseField, refusePlace, type Post } from './post.ts';
import type { UpdateRoleInput } from './staff.inputs.ts';
import type { UpdateRoleResult } from './staff.results.ts';

const LINK_HOURS = 24;
const HOUR_MINUTES = 60;

/** The staff roles that clients can name by their documented words; null for none. */
const SLUGS = { GUEST: null, CUSTOMER: null, FITTER, ADMIN: OWNER } as const;

const wantedSlug = ({ role, staffRole }: Pick<UpdateRoleInput, 'role' | 'staffRole'>): string | null =>
  staffRole ?? (role ? SLUGS[role] : null);

/** Changes accounts' roles. */
export class RoleChangeService extends Service {
  readonly #access = this.services.get(StaffAccess);
  readonly #audit = this.services.get(AuditService);
  readonly #changes = this.services.get(PasswordChangeService);
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #mail = this.services.get(MailService);
  readonly #passwords = this.services.get(PasswordService);
  readonly #safety = this.services.get(AccountSafetyService);
  readonly #sessions = this.services.get(SessionService);
  readonly #tokens = this.services.get(UserTokenService);

  /**
   * Changes an account's role and ends its sessions. Staff passwords must be longer than customers', and the
   * shop can't tell how long a stored one is. So new staff choose another one with an emailed link, and can't
   * sign in until then.
   * @throws PublicError FORBIDDEN if the old or new role has permissions that the viewer lacks.
   */
  async change(
    viewer: Viewer,
    { id, currentPassword, code, ...wanted }: UpdateRoleInput,
  ): Promise<typeof UpdateRoleResult> {
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    // Hashed before the transaction, because it takes a while.
    const unknown = await this.#passwords.hash(newToken());
    return this.#confirmation.commit<typeof UpdateRoleResult>(confirmed, async (em) => {
      const own = await this.#access.lockAs(em, viewer);
      const user = await this.#lock(em, viewer, id);
      const refused = await confirmed.spend(em);
      if (refused) return refused;
      if (!user) return result(AccountNotFound, { message: 'This account no longer exists.' });
      const slug = wantedSlug(wanted);
      const before = await this.#role(em, user.staffRole);
      const after = await this.#role(em, slug);
      if (slug !== null && !after) return refuseField('staffRole', 'This role no longer exists');
      const post = postWith(after, wanted);
      if (isSamePost(postOf(user), post)) return user;
      if (!covers(own.scopes, [...(before?.scopes ?? []), ...(after?.scopes ?? [])])) throw forbidden();
      const noPlace = await refusePlace(em, post);
      if (noPlace) return noPlace;
      if (after && !before) return this.#promote(em, viewer, user, post, unknown, after);
      const managesOn = after?.scopes.includes('MANAGE_STAFF') ?? false;
      if (!managesOn && !(await this.#access.hasManager(em, { userId: user.id })))
        return result(LastAdministrator, {
          message: 'This is the only administrator. Make someone else an administrator first.',
        });
      await this.give(em, viewer, user, post);
      await this.#sessions.revokeAll(em, user.id);
      return user;
    });
  }

  #role(em: EntityManager, slug: string | null): Promise<StaffRole | null> {
    return slug === null ? Promise.resolve(null) : em.findOne(StaffRole, { slug });
  }

  /** Locks the account, and the viewer's, in a fixed order. */
  async #lock(em: EntityManager, { userId }: Viewer, id: string): Promise<User | undefined> {
    const locked = await em.find(
      User,
      { id: { $in: [id, userId ?? ''].filter(isUuid) } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    return locked.find((one) => one.id === id);
  }

  async #promote(
    em: EntityManager,
    viewer: Viewer,
    user: User,
    post: Post,
    passwordHash: string,
    { label: role }: StaffRole,
  ): Promise<User | EmailNotVerified> {
    if (!user.emailVerified)
      return result(EmailNotVerified, {
        message: 'Their email address isn’t confirmed yet, so the account may belong to someone else.',
      });
    await this.#changes.replace(em, user, passwordHash, null);
    await this.give(em, viewer, user, post);
    const token = await this.#tokens.issue(em, user, 'RESET_PASSWORD', LINK_HOURS * HOUR_MINUTES);
    const { firstName } = user;
    await this.#mail.queue(em, user.email, roleGranted({ firstName, role, token, hours: LINK_HOURS }));
    return user;
  }

  /** Gives an account a post, in the transaction of the caller, who has locked it, and logs that. */
  async give(em: EntityManager, actor: Viewer, user: User, post: Post): Promise<void> {
    const before = postOf(user);
    const role = post.role ?? loggedRole({ staffRole: null });
    this.#audit.record(em, {
      actor,
      subject: 'account',
      subjectId: user.id,
      action: 'role changed',
      before: { ...before, role: loggedRole(user) },
      after: { ...post, role },
    });
    await this.#safety.roleChanged(em, user.id, loggedRole(user), role, actor);
    const { centre: fittingCentre, van: fittingVan } = post;
    Object.assign(user, { staffRole: post.role, fittingCentre, fittingVan });
    if (post.role === null)
      Object.assign(user, { staffUntil: null, staffSuspendedAt: null, staffSeenAt: null });
    await em.flush();
  }
}
