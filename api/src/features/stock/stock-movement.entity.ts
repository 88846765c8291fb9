import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Units of a product that were added to the shelf or taken from it; the sum of all movements is the stock.
 */
@Entity({ tableName: 'stock_movements' })
export class StockMovement {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'integer' })
  productId: number;

  /** The order they were sold with or returned from; null for an adjustment. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** Negative for units that left. */
  @Property({ type: 'integer' })
  quantity: number;

  @Property({ type: 'text' })
  reason: 'SOLD' | 'RETURNED' | 'ADJUSTED';

  @Property({ type: 'timestamptz' })
  at: Date;
}
