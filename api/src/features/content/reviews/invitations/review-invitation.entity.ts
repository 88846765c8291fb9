import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The record that an order's buyer was invited to review, which happens once. */
@Entity({ tableName: 'review_invitations' })
export class SentInvitation {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  /** SHA-256 of the emailed token, which lets a guest write the reviews; null once the buyer is erased. */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null;

  @Property({ type: 'timestamptz' })
  invitedAt: Date;
}
