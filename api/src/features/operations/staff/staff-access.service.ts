import type { EntityManager } from '@mikro-orm/postgresql';
import { accountOf, type StaffIdentity, type Viewer } from '../../../platform/services/context.ts';
import { forbidden } from '../../../platform/services/errors.ts';
import type { Scope } from '../../../platform/services/scope.enum.ts';
import { Service } from '../../../platform/services/services.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { SettingsService } from '../settings/index.ts';
import { activeRoleJoin, asStaff, OWNER, ROLE_COLUMNS, roleHas, type RoleColumns } from './active-role.ts';

/**
 * Makes changes to roles and to who has them wait for one another until the end of the caller's transaction. Lock it
 * before any account.
 */
export async function lockStaff(em: EntityManager): Promise<void> {
  await em.execute(`select from staff_roles where slug = '${OWNER}' for no key update`);
}

const ROLE_OF = `select ${ROLE_COLUMNS} from users u ${activeRoleJoin('?')} where u.id = ?`;

/** Without two-factor sign-in they count as customers if the settings require it, as SessionService says. */
const MAY = `
  select from users u ${activeRoleJoin('?')}
  where u.id = ? and ${roleHas('?')} and (not ?::boolean or exists (
    select from two_step t where t.user_id = u.id and t.since is not null
  ))`;

/** Managers without an end date: otherwise a last day could leave the shop without any. */
const MANAGERS = `
  select from users u join staff_roles r on r.slug = u.staff_role
  where ${roleHas("'MANAGE_STAFF'")} and u.staff_suspended_at is null and u.staff_until is null`;

/** The manager, or the role of managers, that is about to change and so doesn't count. */
interface Leaving {
  readonly userId?: string;
  readonly role?: string;
}

/** Reads what members of staff may do at the moment, apart from any request. */
export class StaffAccess extends Service {
  readonly #settings = this.services.get(SettingsService);

  /** The staff role of an account; null for customers, and for staff who are suspended or whose time is over. */
  async of(em: EntityManager, userId: string): Promise<StaffIdentity | null> {
    const [row] = await em.execute<RoleColumns[]>(ROLE_OF, [this.#today(), userId]);
    return (row && asStaff(row).staff) ?? null;
  }

  /**
   * Whether an account still has a scope, for long jobs: their author may have lost the role since they started. Ask
   * before the transaction of each batch, not within it.
   */
  async mayStill(userId: string, scope: Scope): Promise<boolean> {
    const { adminsNeedTwoStep } = await this.#settings.read();
    const em = this.platform.orm.em.fork();
    return (await em.execute(MAY, [this.#today(), userId, scope, adminsNeedTwoStep])).length > 0;
  }

  /**
   * Locks the staff, see {@link lockStaff}, for a viewer who manages it.
   * @returns the viewer's role, which can't change until the end of the transaction.
   * @throws PublicError FORBIDDEN if the viewer has lost MANAGE_STAFF since the request began.
   */
  async lockAs(em: EntityManager, viewer: Viewer): Promise<StaffIdentity> {
    await lockStaff(em);
    const own = await this.of(em, accountOf(viewer));
    if (!own?.scopes.includes('MANAGE_STAFF')) throw forbidden();
    return own;
  }

  /**
   * Whether at least one person can manage the staff for good: they have MANAGE_STAFF, aren't suspended and have no end
   * date. After {@link lockStaff}, the answer holds for the rest of the transaction.
   */
  async hasManager(em: EntityManager, { userId, role }: Leaving = {}): Promise<boolean> {
    const rows = await em.execute(
      `${MANAGERS} and u.id is distinct from ?::uuid and r.slug is distinct from ? limit 1`,
      [userId ?? null, role ?? null],
    );
    return rows.length > 0;
  }

  #today(): string {
    return inLondon(this.platform.now()).day;
  }
}
