import { graphqlEnum } from './enums.ts';
import { SCOPES, type Scope } from './scope.enum.ts';

interface RoleFacts {
  readonly meaning: string;
  /** A field that demands a role is open to that role and to all of a higher rank. */
  readonly rank: number;
  /**
   * What the role may do for the shop beyond its rank, by the scopes that fields name. A role for staff who only see to
   * orders is one entry here: the rank of a customer, with the scopes of orders.
   */
  readonly scopes: readonly Scope[];
}

const ROLES = {
  GUEST: { meaning: 'Anybody, signed in or not.', rank: 0, scopes: [] },
  CUSTOMER: { meaning: 'A signed-in customer.', rank: 1, scopes: [] },
  ADMIN: { meaning: 'An administrator of the shop.', rank: 2, scopes: SCOPES },
} as const satisfies Readonly<Record<string, RoleFacts>>;

export const Role = graphqlEnum(
  'Role',
  'Who is asking, or who may. A CUSTOMER may do what a GUEST may, an ADMIN what both may.',
  ROLES,
);
export type Role = keyof typeof Role;

/** What each role may. */
export const roles: Readonly<Record<Role, RoleFacts>> = ROLES;
