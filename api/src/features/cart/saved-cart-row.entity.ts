import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A line of a customer's saved cart. */
@Entity({ tableName: 'saved_cart_lines' })
export class SavedCartRow {
  /** Rises with each line, so that it is the order of adding too. */
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'integer' })
  quantity: number;

  /** What one piece cost when the line was last saved, in pence; a device that has not seen it yet tells the change by it. */
  @Property({ type: 'integer', fieldName: 'price_pence' })
  price: number;

  @Property({ type: 'timestamptz' })
  addedAt: Date;

  @Property({ type: 'timestamptz' })
  changedAt: Date;
}
