import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { raw, type FilterQuery } from '@mikro-orm/postgresql';

/** An invitation to the staff, until it's accepted or withdrawn. Only the hash of its link's token is stored. */
@Entity({ tableName: 'staff_invitations' })
export class StaffInvitationRow {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  email: string;

  /** The slug of the staff role. */
  @Property({ type: 'text' })
  role: string;

  @Property({ type: 'text', nullable: true })
  fittingCentre: (string & Opt) | null = null;

  @Property({ type: 'smallint', nullable: true })
  fittingVan: (number & Opt) | null = null;

  /** The last day in London on which they'd have the role; null for no end. */
  @Property({ type: 'date', nullable: true })
  staffUntil: (string & Opt) | null = null;

  @Property({ type: 'text' })
  tokenHash: string;

  /** The account that sent it last. */
  @Property({ type: 'uuid' })
  invitedBy: string;

  @Property({ type: 'timestamptz' })
  sentAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;
}

/** The condition on the address of an invitation, ignoring case. */
export const invitedAt = (email: string): FilterQuery<StaffInvitationRow> => ({
  [raw('lower(email)')]: email.toLowerCase(),
});
