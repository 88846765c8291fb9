import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Fulfilment } from '@treadline/schema/trade/fitting/fulfilment';

/** A line of a customer's saved cart. */
@Entity({ tableName: 'saved_cart_lines' })
export class SavedCartRow {
  /** Increases with each line, so it also gives the order in which they were added. */
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

  @Property({ type: 'text' })
  fulfilment: Fulfilment & Opt = 'MAIL_ORDER';

  /**
   * The price of one unit when the line was last saved, in pence. It lets a device that hasn't seen a price change show
   * it.
   */
  @Property({ type: 'integer', fieldName: 'price_pence' })
  price: number;

  @Property({ type: 'timestamptz' })
  addedAt: Date;

  @Property({ type: 'timestamptz' })
  changedAt: Date;
}
