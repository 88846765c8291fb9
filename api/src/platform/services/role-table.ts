import { scopeFacts, type Scope } from '@treadline/schema/trade/people/scope';
import { keysOf } from '@treadline/schema/trade/values/words';

/** A role, in whole. One with scopes is a role of staff. */
export interface RoleFacts {
  /** What people call it. */
  readonly label: string;
  readonly meaning: string;
  /** What it may do for the shop. USE_ADMIN comes with any other. */
  readonly scopes: readonly Scope[];
}

/** Every role. A new kind of staff is one more row. */
export const ROLES = {
  GUEST: { label: 'Guest', meaning: 'Anybody, signed in or not.', scopes: [] },
  CUSTOMER: { label: 'Customer', meaning: 'A signed-in customer.', scopes: [] },
  ADMIN: { label: 'Administrator', meaning: 'An administrator of the shop.', scopes: keysOf(scopeFacts) },
} as const satisfies Readonly<Record<string, RoleFacts>>;
