import type { EntityManager } from '@mikro-orm/postgresql';
import { accountOf, GUEST, type StaffIdentity, type Viewer } from '../../../platform/services/context.ts';
import { forbidden } from '../../../platform/services/errors.ts';
import { Service } from '../../../platform/services/services.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { activeRoleJoin, asStaff, OWNER, ROLE_COLUMNS, type RoleColumns } from './active-role.ts';

/**
 * Makes changes to roles and to who has them wait for one another until the end of the caller's transaction. Lock it
 * before any account.
 */
export async function lockStaff(em: EntityManager): Promise<void> {
  await em.execute(`select from staff_roles where slug = '${OWNER}' for no key update`);
}

const ROLE_OF = `select ${ROLE_COLUMNS} from users u ${activeRoleJoin('?')} where u.id = ?`;

/**
 * The owner of an account as a viewer, with the scopes they have now; a guest if the account is gone. Long jobs ask
 * before each batch, because their author may have lost the role since they started.
 */
export async function personNow(em: EntityManager, userId: string, now: Date): Promise<Viewer> {
  const [row] = await em.execute<RoleColumns[]>(ROLE_OF, [inLondon(now).day, userId]);
  return row ? { ...asStaff(row), userId, sessionId: null } : GUEST;
}

/** Managers without an end date: otherwise a last day could leave the shop without any. */
const MANAGERS = `
  select from users u join staff_roles r on r.slug = u.staff_role
  where (r.scopes is null or 'MANAGE_STAFF' = any(r.scopes))
    and u.staff_suspended_at is null and u.staff_until is null`;

/** The manager, or the role of managers, that is about to change and so doesn't count. */
interface Leaving {
  readonly userId?: string;
  readonly role?: string;
}

/** Guards changes to the staff. */
export class StaffAccess extends Service {
  /**
   * Locks the staff, see {@link lockStaff}, for a viewer who manages it.
   * @returns the viewer's role, which can't change until the end of the transaction.
   * @throws PublicError FORBIDDEN if the viewer has lost MANAGE_STAFF since the request began.
   */
  async lockAs(em: EntityManager, viewer: Viewer): Promise<StaffIdentity> {
    await lockStaff(em);
    const { staff: own } = await personNow(em, accountOf(viewer), this.platform.now());
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
}
