import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from './enums.ts';
import { ROLES, type RoleFacts } from './role-table.ts';
import type { Scope } from './scope.enum.ts';

export const Role = graphqlEnum(
  'Role',
  'Who is asking, or who may. A CUSTOMER may do what a GUEST may; staff what both may, and what their scopes open.',
  ROLES,
);
export type Role = keyof typeof Role;
/** A role that an account can have. */
export type AccountRole = Exclude<Role, 'GUEST'>;

/** Read with every guarded field. */
const granted = recordOf<Record<Role, readonly Scope[]>>(
  keysOf(Role).map((role) => {
    const { scopes }: RoleFacts = ROLES[role];
    return [role, scopes.length > 0 ? [...new Set<Scope>([...scopes, 'USE_ADMIN'])] : []];
  }),
);

/** What a role may do for the shop; nothing unless it is one of staff. */
export const scopesOf = (role: Role): readonly Scope[] => granted[role];

/** What people call a role. */
export const roleLabel = (role: Role): string => ROLES[role].label;

/** Whom a role is for. */
export const roleMeaning = (role: Role): string => ROLES[role].meaning;

export const isStaff = (role: Role): boolean => scopesOf(role).length > 0;

/** Every role of staff. */
export const STAFF_ROLES: readonly AccountRole[] = keysOf(Role).filter((role): role is AccountRole =>
  isStaff(role),
);

/** The roles that have a scope. */
export const rolesWith = (scope: Scope): AccountRole[] =>
  STAFF_ROLES.filter((role) => scopesOf(role).includes(scope));
