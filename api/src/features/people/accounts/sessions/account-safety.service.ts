import type { EntityManager } from '@mikro-orm/postgresql';
import { wideNetworkOf } from '../../../../platform/limits/network.ts';
import { Service } from '../../../../platform/services/services.ts';
import { SecurityLog, THE_SHOP, type Actor } from '../../../operations/audit/index.ts';
import { deviceName } from '../record/device-name.ts';
import { SessionRow } from '../record/session.entity.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import type { User } from '../record/user.entity.ts';
import type { Visitor } from './session.service.ts';

type Known = Pick<User, 'id' | 'staffRole'>;

const NOBODY: Actor = { role: 'GUEST', userId: null };

/** An account's owner, in their role even if they're suspended. */
async function inPerson(em: EntityManager, { id, staffRole }: Known): Promise<Actor> {
  const staff = staffRole === null ? null : await em.findOne(StaffRole, { slug: staffRole });
  return staff ? { role: staff.role, staff, userId: id } : { role: 'CUSTOMER', userId: id };
}

/** The role of an account as the log names it: its slug, or the documented word of customers. */
export const loggedRole = ({ staffRole }: Pick<User, 'staffRole'>): string => staffRole ?? 'CUSTOMER';

/** Logs account events that could endanger the shop in the audit log. */
export class AccountSafetyService extends Service {
  readonly #log = this.services.get(SecurityLog);

  /** Logs too many wrong passwords. @param user the account's owner; null without an account. */
  async signInsLimited(user: Known | null, { address }: Visitor): Promise<void> {
    await this.#log.note({
      action: 'sign-ins limited',
      actor: NOBODY,
      subjectId: user?.id ?? wideNetworkOf(address),
      address,
      after: { account: user ? (user.staffRole ? 'admin' : 'customer') : 'none' },
      isRepeated: true,
    });
  }

  /**
   * Logs a wrong password or code for a member of staff. @param user the account's owner; null without an
   * account.
   */
  async signInFailed(user: Known | null, { address }: Visitor): Promise<void> {
    await this.#log.note({
      action: 'administrator’s sign-in failed',
      actor: NOBODY,
      subjectId: user?.id ?? '',
      address,
      isRepeated: true,
      isNoted: user !== null && user.staffRole !== null,
    });
  }

  /**
   * Logs a sign-in by a member of staff. Their device counts as new if no stored session has both its name and
   * its network.
   */
  async signedIn(em: EntityManager, user: Known, { address, userAgent }: Visitor): Promise<void> {
    if (user.staffRole === null) return;
    const device = deviceName(userAgent ?? '');
    const sessions = await em.find(
      SessionRow,
      { userId: user.id },
      { orderBy: { createdAt: 'desc' }, limit: 100 },
    );
    const isKnown = sessions.some(
      (session) =>
        deviceName(session.userAgent) === device && wideNetworkOf(session.address) === wideNetworkOf(address),
    );
    await this.#log.note(
      {
        action: isKnown ? 'administrator signed in' : 'administrator on a new device',
        actor: await inPerson(em, user),
        subjectId: user.id,
        address,
        after: { device },
      },
      em,
    );
  }

  /** Logs a new staff password. */
  async passwordChanged(em: EntityManager, user: Known): Promise<void> {
    await this.#log.note(
      { action: 'administrator’s password changed', actor: await inPerson(em, user), subjectId: user.id },
      em,
    );
  }

  /** Logs a new email address of a member of staff. */
  async addressChanged(em: EntityManager, user: Known): Promise<void> {
    if (user.staffRole === null) return;
    await this.#log.note(
      { action: 'administrator’s address changed', actor: await inPerson(em, user), subjectId: user.id },
      em,
    );
  }

  /** Logs that a member of staff enabled or disabled two-factor sign-in. */
  async twoFactorChanged(em: EntityManager, user: Known, state: 'on' | 'off'): Promise<void> {
    if (user.staffRole === null) return;
    await this.#log.note(
      { action: `two-factor sign-in ${state}`, actor: await inPerson(em, user), subjectId: user.id },
      em,
    );
  }

  /**
   * Logs a change of role. @param before as {@link loggedRole} says; null for a new account. @param by who made it;
   * the shop itself by default.
   */
  async roleChanged(
    em: EntityManager,
    userId: string,
    before: string | null,
    after: string,
    by: Actor = THE_SHOP,
  ): Promise<void> {
    if (before === after) return;
    await this.#log.note(
      {
        action: 'role changed',
        actor: by,
        subjectId: userId,
        before: { role: before },
        after: { role: after },
      },
      em,
    );
  }
}
