import type { StaffState } from '../../../apollo/schema.generated.ts';

/** Tells a former or suspended member of staff why they can't use the admin; null for everybody else. */
export const CLOSED_ACCESS: Readonly<Record<StaffState, { title: string; text: string } | null>> = {
  ACTIVE: null,
  SUSPENDED: {
    title: 'Your access to the admin is suspended',
    text:
      'You can still shop with this account. The shop’s owner, or anyone who manages its staff, can lift the ' +
      'suspension under Staff.',
  },
  EXPIRED: {
    title: 'Your access to the admin has ended',
    text:
      'Your last day on the staff is over. You can still shop with this account. The shop’s owner, or anyone who ' +
      'manages its staff, can change that day under Staff.',
  },
};
