import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The mail that asked the buyer of an order for reviews, which is sent once. */
@Entity({ tableName: 'review_invitations' })
export class SentInvitation {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  /**
   * SHA-256 of the token in the mail, with which a guest writes the reviews; null once the buyer was erased.
   */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null;

  @Property({ type: 'timestamptz' })
  invitedAt: Date;
}
