import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Records that a session has merged its guest cart. Deleted with the session. */
@Entity({ tableName: 'cart_merges' })
export class CartMerge {
  @PrimaryKey({ type: 'uuid' })
  sessionId: string;

  @Property({ type: 'timestamptz' })
  mergedAt: Date;
}
