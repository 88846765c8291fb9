import { keysOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from './enums.ts';

interface RoleFacts {
  /** Its name for people. */
  readonly label: string;
  readonly meaning: string;
  readonly isStaffs: boolean;
}

/**
 * The documented words for callers. A member of staff has a role of the shop as well, which is a row of staff_roles and
 * says what they can do.
 */
export const ROLES = {
  GUEST: { label: 'Guest', meaning: 'Everyone, signed in or not.', isStaffs: false },
  CUSTOMER: { label: 'Customer', meaning: 'A signed-in customer.', isStaffs: false },
  FITTER: {
    label: 'Fitter',
    meaning: 'A member of staff who only sees and finishes the fitting jobs of one centre or van.',
    isStaffs: true,
  },
  ADMIN: { label: 'Administrator', meaning: 'Any other member of staff.', isStaffs: true },
} as const satisfies Readonly<Record<string, RoleFacts>>;

export const Role = graphqlEnum(
  'Role',
  'The caller’s role, or the role a field requires. Customers can do what guests can; staff both, plus the scopes ' +
    'of their staff role.',
  ROLES,
);
export type Role = keyof typeof Role;

/** A role's name for people. */
export const roleLabel = (role: Role): string => ROLES[role].label;

export const isStaff = (role: Role): boolean => ROLES[role].isStaffs;

/** The words for staff. */
export const STAFF_WORDS: readonly Role[] = keysOf(Role).filter(isStaff);
