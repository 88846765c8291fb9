import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from './enums.ts';
import { ROLES, type RoleFacts } from './role-table.ts';
import type { Scope } from './scope.enum.ts';

export const Role = graphqlEnum(
  'Role',
  'The caller’s role, or the role a field requires. Customers can do what guests can; staff both, plus their scopes.',
  ROLES,
);
export type Role = keyof typeof Role;
/** A role that an account can have. */
export type AccountRole = Exclude<Role, 'GUEST'>;

/** Precomputed, because every guarded field reads it. */
const granted = recordOf<Record<Role, readonly Scope[]>>(
  keysOf(Role).map((role) => {
    const { scopes }: RoleFacts = ROLES[role];
    return [role, scopes.length > 0 ? [...new Set<Scope>([...scopes, 'USE_ADMIN'])] : []];
  }),
);

/** A role's scopes; empty unless it's a staff role. */
export const scopesOf = (role: Role): readonly Scope[] => granted[role];

/** A role's name for people. */
export const roleLabel = (role: Role): string => ROLES[role].label;

/** A role's description. */
export const roleMeaning = (role: Role): string => ROLES[role].meaning;

export const isStaff = (role: Role): boolean => scopesOf(role).length > 0;

export const STAFF_ROLES: readonly AccountRole[] = keysOf(Role).filter((role): role is AccountRole =>
  isStaff(role),
);

/** The roles that have a scope. */
export const rolesWith = (scope: Scope): AccountRole[] =>
  STAFF_ROLES.filter((role) => scopesOf(role).includes(scope));
