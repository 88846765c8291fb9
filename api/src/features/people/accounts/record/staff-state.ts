import { graphqlEnum } from '../../../../platform/services/enums.ts';
import type { User } from './user.entity.ts';

export const StaffState = graphqlEnum('StaffState', 'Whether a member of staff can use the admin.', {
  ACTIVE: 'They have their role’s permissions.',
  SUSPENDED: 'A manager has suspended them. Until that’s lifted, they’re a customer.',
  EXPIRED: 'Their last day is over, so they’re a customer.',
});
export type StaffState = keyof typeof StaffState;

/**
 * The state of an account's staff role; null for a customer. `activeRoleJoin` is the same rule in SQL.
 * @param today the day in London, as YYYY-MM-DD.
 */
export function staffStateOf(
  { staffRole, staffSuspendedAt, staffUntil }: Pick<User, 'staffRole' | 'staffSuspendedAt' | 'staffUntil'>,
  today: string,
): StaffState | null {
  if (staffRole === null) return null;
  if (staffSuspendedAt !== null) return 'SUSPENDED';
  return staffUntil !== null && staffUntil < today ? 'EXPIRED' : 'ACTIVE';
}
