import type { StaffState } from '../../../apollo/schema.generated.ts';
import type { Tone } from '../../frame/mark/Mark.tsx';

/** The states of staff as a badge shows them. */
export const STAFF_STATES: Readonly<Record<StaffState, { label: string; tone: Tone }>> = {
  ACTIVE: { label: 'Active', tone: 'good' },
  SUSPENDED: { label: 'Suspended', tone: 'bad' },
  EXPIRED: { label: 'Expired', tone: 'warn' },
};

/** The role of a member of staff, with their state unless it's the usual one; null for a customer. */
export function staffText(
  staffRole: { label: string } | null,
  state: StaffState | null,
): { text: string; tone: Tone } | null {
  if (!staffRole || !state) return null;
  const { label, tone } = STAFF_STATES[state];
  const text = state === 'ACTIVE' ? staffRole.label : `${staffRole.label}, ${label.toLowerCase()}`;
  return { text, tone };
}
