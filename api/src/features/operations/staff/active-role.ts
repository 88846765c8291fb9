import { grantedBy } from '@treadline/schema/trade/people/scope';
import type { Viewer } from '../../../platform/services/context.ts';
import type { Role } from '../../../platform/services/role.enum.ts';
import type { Scope } from '../../../platform/services/scope.enum.ts';

/** The slug of the role with every scope, which the shop always has. */
export const OWNER = 'owner';

/** The condition that an account `u` has the role `r`, isn't suspended, and its last day isn't over. */
const activeRole = (today: string): string => `r.slug = u.staff_role and u.staff_suspended_at is null
  and coalesce(u.staff_until, 'infinity') >= ${today}::date`;

/**
 * Joins the role `r` of an account `u` if it's active; StaffState is the same rule for an account that was read.
 * @param today the parameter with the day in London.
 */
export const activeRoleJoin = (today: string): string => `left join staff_roles r on ${activeRole(today)}`;

/**
 * The documented word for the active role of an account `u`, as User.role says it.
 * @param today the parameter with the day in London.
 */
export const roleWord = (today: string): string =>
  `coalesce((select r.kind from staff_roles r where ${activeRole(today)}), 'CUSTOMER')`;

/** The columns of a joined role `r` that {@link asStaff} reads. */
export const ROLE_COLUMNS = 'r.slug, r.label, r.kind, r.scopes';

/** A joined role; all is null for an account without one. */
export interface RoleColumns {
  readonly slug: string | null;
  readonly label: string | null;
  readonly kind: Role | null;
  readonly scopes: readonly string[] | null;
}

/** The role of an account's owner as a viewer has it: the documented word, and for staff the role itself. */
export function asStaff({ slug, label, kind, scopes }: RoleColumns): Pick<Viewer, 'role' | 'staff'> {
  return slug === null || label === null || kind === null
    ? { role: 'CUSTOMER' }
    : { role: kind, staff: { slug, label, scopes: grantedBy(scopes) } };
}

/**
 * Whether people with their own scopes can grant, revoke or change a role with these, and act on its members' accounts.
 * Otherwise MANAGE_STAFF would amount to every scope.
 */
export const covers = (own: readonly Scope[], scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => own.includes(scope));
