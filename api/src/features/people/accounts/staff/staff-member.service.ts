import { Service } from '../../../../platform/services/services.ts';
import { inOrderOf } from '../../../../platform/text/in-order.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import { User } from '../record/user.entity.ts';

/** More than any shop employs. */
const MOST_MEMBERS = 1_000;

/** Reads who is on the staff. */
export class StaffMemberService extends Service {
  /** Everyone with a staff role, whatever their state, by name. */
  members(): Promise<User[]> {
    return this.platform.orm.em
      .fork()
      .find(
        User,
        { staffRole: { $ne: null } },
        { orderBy: { firstName: 'asc', lastName: 'asc', id: 'asc' }, limit: MOST_MEMBERS },
      );
  }

  /** The roles with these slugs, in their order; null where there's none. */
  async roles(slugs: readonly string[]): Promise<(StaffRole | null)[]> {
    const roles = await this.platform.orm.em.fork().find(StaffRole, { slug: { $in: [...slugs] } });
    return inOrderOf(slugs, roles, ({ slug }) => slug);
  }
}
