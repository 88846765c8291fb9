import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Says that the guest's cart of a sign-in has been merged. It goes with its session. */
@Entity({ tableName: 'cart_merges' })
export class CartMerge {
  @PrimaryKey({ type: 'uuid' })
  sessionId: string;

  @Property({ type: 'timestamptz' })
  mergedAt: Date;
}
