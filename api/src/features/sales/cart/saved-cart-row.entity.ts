import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A line of a customer's saved cart. */
@Entity({ tableName: 'saved_cart_lines' })
export class SavedCartRow {
  /** Rises with each line, so that it gives the order of adding too. */
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'integer' })
  quantity: number;

  @Property({ type: 'boolean' })
  roadHazardPlan: boolean & Opt = false;

  /**
   * The price of one unit when the line was last saved, in pence; it shows a change to a device that has not
   * seen the new price.
   */
  @Property({ type: 'integer', fieldName: 'price_pence' })
  price: number;

  @Property({ type: 'timestamptz' })
  addedAt: Date;

  @Property({ type: 'timestamptz' })
  changedAt: Date;
}
