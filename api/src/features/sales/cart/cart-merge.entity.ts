import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Records that the guest's cart of a sign-in has been merged. It is deleted with its session. */
@Entity({ tableName: 'cart_merges' })
export class CartMerge {
  @PrimaryKey({ type: 'uuid' })
  sessionId: string;

  @Property({ type: 'timestamptz' })
  mergedAt: Date;
}
