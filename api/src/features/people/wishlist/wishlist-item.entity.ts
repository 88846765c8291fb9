import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A tyre on a customer's wish list. */
@Entity({ tableName: 'wishlist_items' })
export class WishlistItemRow {
  /** Rises with each item, so it's also the order of adding. */
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'timestamptz' })
  addedAt: Date;
}
