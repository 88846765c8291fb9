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

/** A role, and the fitting centre or the van it's for; both null for none. */
interface Post {
  readonly role: AccountRole;
  readonly centre: string | null;
  readonly van: number | null;
}

const postOf = ({ role, fittingCentre: centre, fittingVan: van }: User): Post => ({ role, centre, van });

const isSame = (one: Post, other: Post): boolean =>
  one.role === other.role && one.centre === other.centre && one.van === other.van;

/** The new post. Only roles with WORK_AT_CENTRE have a centre or van. */
function wantedPost({ role, centre, van }: Pick<UpdateRoleInput, 'role' | 'centre' | 'van'>): Post {
  return scopesOf(role).includes('WORK_AT_CENTRE')
    ? { role, centre: keptTextOrNull(centre), van: van ?? null }
    : { role, centre: null, van: null };
}

/** Refuses a post at a centre or on a van that doesn't exist; null if it does. */
async function refusePlace(em: EntityManager, { centre, van }: Post): Promise<InvalidInput | null> {
  const exists = async (rows: string, value: string | number): Promise<boolean> =>
    (await em.execute(`select from ${rows} = ?`, [value])).length > 0;
  const refuse = (path: string, message: string): InvalidInput =>
    InvalidInput.of(message, [{ path, message }]);
  if (centre !== null && !(await exists('fitting_centres where slug', centre)))
    return refuse('centre', 'This fitting centre no longer exists');
  if (van !== null && !(await exists('fitting_vans where id::int', van)))
    return refuse('van', 'This van no longer exists');
  return null;
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
    { id, currentPassword, code, ...wanted }: UpdateRoleInput,
  ): Promise<typeof UpdateRoleResult> {
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    // Hashed before the transaction, because it takes a while.
    const unknown = await this.#passwords.hash(newToken());
    const post = wantedPost(wanted);
    const { role } = post;
    const outcome = await this.platform.orm.em.fork().transactional(async (em) => {
      const { user, managers } = await this.#lock(em, viewer, id);
      const refused = await confirmed.spend(em);
      if (refused) return refused;
      if (!user) return result(AccountNotFound, { message: 'This account no longer exists.' });
      if (isSame(postOf(user), post)) return user;
      // Viewers can only grant or revoke permissions that they have themselves.
      if (!coversRole(viewer, user.role) || !coversRole(viewer, role)) throw forbidden();
      const noPlace = await refusePlace(em, post);
      if (noPlace) return noPlace;
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
    const before = postOf(user);
    const { role, centre: fittingCentre, van: fittingVan } = post;
    this.#audit.record(em, {
      actor,
      subject: 'account',
      subjectId: user.id,
      action: 'role changed',
      before: { ...before },
      after: { ...post },
    });
    if (role !== before.role) await this.#safety.roleChanged(em, user.id, before.role, role, actor);
    Object.assign(user, { role, fittingCentre, fittingVan });
    await em.flush();
  }
}
