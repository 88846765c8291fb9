import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { coversRole, type Viewer } from '../../../../platform/services/context.ts';
import { forbidden } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import {
  isStaff,
  roleLabel,
  rolesWith,
  scopesOf,
  type AccountRole,
} from '../../../../platform/services/role.enum.ts';
import { Service } from '../../../../platform/services/services.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { PasswordChangeService } from '../details/password-change.service.ts';
import { roleGranted } from '../emails/role-granted.email.ts';
import { InvalidCredentials, InvalidCode } from '../record/account.results.ts';
import { EmailNotVerified, LastAdministrator } from '../record/personal-data.results.ts';
import { User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import { SessionService } from '../sessions/session.service.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';
import type { UpdateRoleInput } from './account-administration.inputs.ts';
import { AccountNotFound, type UpdateRoleResult } from './account-administration.results.ts';

const LINK_HOURS = 24;
const HOUR_MINUTES = 60;

const NO_CENTRE = 'This fitting centre no longer exists';

/** A role, and the fitting centre it's at; null for none. */
interface Post {
  readonly role: AccountRole;
  readonly centre: string | null;
}

async function isCentre(em: EntityManager, slug: string): Promise<boolean> {
  return (await em.execute('select from fitting_centres where slug = ?', [slug])).length > 0;
}

/** Changes accounts' roles. */
export class RoleChangeService extends Service {
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
    { id, role, centre: named, currentPassword, code }: UpdateRoleInput,
  ): Promise<typeof UpdateRoleResult> {
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    // Hashed before the transaction, because it takes a while.
    const unknown = await this.#passwords.hash(newToken());
    const centre = scopesOf(role).includes('WORK_AT_CENTRE') ? keptTextOrNull(named) : null;
    const outcome = await this.platform.orm.em.fork().transactional(async (em) => {
      const { user, managers } = await this.#lock(em, viewer, id);
      const refused = await confirmed.spend(em);
      if (refused) return refused;
      if (!user) return result(AccountNotFound, { message: 'This account no longer exists.' });
      if (user.role === role && user.fittingCentre === centre) return user;
      // Viewers can only grant or revoke permissions that they have themselves.
      if (!coversRole(viewer, user.role) || !coversRole(viewer, role)) throw forbidden();
      if (centre !== null && !(await isCentre(em, centre)))
        return InvalidInput.of(NO_CENTRE, [{ path: 'centre', message: NO_CENTRE }]);
      const post = { role, centre };
      if (isStaff(role) && !isStaff(user.role)) return this.#promote(em, viewer, user, post, unknown);
      if (
        managers.every(({ id: manager }) => manager === user.id) &&
        !scopesOf(role).includes('MANAGE_STAFF')
      )
        return result(LastAdministrator, {
          message: 'This is the only administrator. Make someone else an administrator first.',
        });
      await this.#give(em, viewer, user, post);
      await this.#sessions.revokeAll(em, user.id);
      return user;
    });
    if (!(outcome instanceof InvalidCredentials || outcome instanceof InvalidCode))
      await confirmed.succeeded();
    return outcome;
  }

  /**
   * Locks the account and everyone who can change roles in a fixed order, so that of two last administrators
   * stepping down at once, one stays.
   */
  async #lock(
    em: EntityManager,
    { userId }: Viewer,
    id: string,
  ): Promise<{ user: User | undefined; managers: readonly User[] }> {
    const roles = rolesWith('MANAGE_STAFF');
    const locked = await em.find(
      User,
      { $or: [{ role: { $in: roles } }, ...(isUuid(id) ? [{ id }] : [])] },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const managers = locked.filter(({ role }) => roles.includes(role));
    // The viewer may have lost their role in the meantime.
    if (!managers.some((manager) => manager.id === userId)) throw forbidden();
    return { user: locked.find((one) => one.id === id), managers };
  }

  async #promote(
    em: EntityManager,
    viewer: Viewer,
    user: User,
    post: Post,
    passwordHash: string,
  ): Promise<User | EmailNotVerified> {
    if (!user.emailVerified)
      return result(EmailNotVerified, {
        message: 'Their email address isn’t confirmed yet, so the account may belong to someone else.',
      });
    await this.#changes.replace(em, user, passwordHash, null);
    await this.#give(em, viewer, user, post);
    const token = await this.#tokens.issue(em, user, 'RESET_PASSWORD', LINK_HOURS * HOUR_MINUTES);
    await this.#mail.queue(
      em,
      user.email,
      roleGranted({
        firstName: user.firstName,
        role: roleLabel(post.role),
        by: roleLabel(viewer.role),
        token,
        hours: LINK_HOURS,
      }),
    );
    return user;
  }

  async #give(em: EntityManager, actor: Viewer, user: User, post: Post): Promise<void> {
    const before = { role: user.role, centre: user.fittingCentre };
    const { role, centre } = post;
    this.#audit.record(em, {
      actor,
      subject: 'account',
      subjectId: user.id,
      action: 'role changed',
      before: { ...before },
      after: { ...post },
    });
    if (role !== before.role) await this.#safety.roleChanged(em, user.id, before.role, role, actor);
    Object.assign(user, { role, fittingCentre: centre });
    await em.flush();
  }
}
