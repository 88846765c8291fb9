import { STAFF_STATES } from '../form/person/staffText.ts';
import type { Tone } from '../frame/mark/Mark.tsx';
import type { OpenInvitationFragment, StaffMemberFragment, StaffQuery } from './Staff.generated.ts';

/** A line of the staff list: a member or an invitation. */
export interface StaffRow {
  id: string;
  /** Null for an invitation. */
  name: string | null;
  email: string;
  role: string;
  /** Null for never. */
  seenAt: string | null;
  /** The last day of their role; null for no end. */
  until: string | null;
  state: { label: string; tone: Tone };
  member: StaffMemberFragment | null;
  invitation: OpenInvitationFragment | null;
}

function memberRow(member: StaffMemberFragment): StaffRow {
  const { id, firstName, lastName, email, staffRole, staffSeenAt, staffUntil, staffState } = member;
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    role: staffRole?.label ?? '',
    seenAt: staffSeenAt,
    until: staffUntil,
    state: STAFF_STATES[staffState ?? 'ACTIVE'],
    member,
    invitation: null,
  };
}

function invitationRow(invitation: OpenInvitationFragment): StaffRow {
  const { id, email, roleLabel, until, isValid } = invitation;
  return {
    id,
    name: null,
    email,
    role: roleLabel,
    seenAt: null,
    until,
    state: isValid ? { label: 'Invited', tone: 'moving' } : { label: 'Invitation expired', tone: 'warn' },
    member: null,
    invitation,
  };
}

/** Members, and open invitations below them; undefined until they're loaded. */
export const staffRows = (staff: StaffQuery['staff']): StaffRow[] | undefined =>
  staff ? [...staff.members.map(memberRow), ...staff.invitations.map(invitationRow)] : undefined;
