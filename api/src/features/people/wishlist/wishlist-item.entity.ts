import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A tyre that a customer has marked with the heart. */
@Entity({ tableName: 'wishlist_items' })
export class WishlistItemRow {
  /** Rises with each item, so that it is the order of adding too. */
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'timestamptz' })
  addedAt: Date;
}
