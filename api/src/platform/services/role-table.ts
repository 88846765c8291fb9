import { scopeFacts, type Scope } from '@treadline/schema/trade/people/scope';
import { keysOf } from '@treadline/schema/trade/values/words';

/** A role. One with scopes is a staff role. */
export interface RoleFacts {
  /** Its name for people. */
  readonly label: string;
  readonly meaning: string;
  /** Its permissions. USE_ADMIN comes with any other. */
  readonly scopes: readonly Scope[];
}

/** Every role. A new kind of staff is one more row. */
export const ROLES = {
  GUEST: { label: 'Guest', meaning: 'Everyone, signed in or not.', scopes: [] },
  CUSTOMER: { label: 'Customer', meaning: 'A signed-in customer.', scopes: [] },
  FITTER: {
    label: 'Fitter',
    meaning: 'Sees and finishes the fitting jobs of one centre or van.',
    scopes: ['WORK_AT_CENTRE'],
  },
  ADMIN: { label: 'Administrator', meaning: 'An administrator of the shop.', scopes: keysOf(scopeFacts) },
} as const satisfies Readonly<Record<string, RoleFacts>>;
