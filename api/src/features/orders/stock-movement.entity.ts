import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Pieces that came to or left the shelf; together they explain the stock. */
@Entity({ tableName: 'stock_movements' })
export class StockMovement {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** Below zero for pieces that left. */
  @Property({ type: 'integer' })
  quantity: number;

  /** SOLD, RETURNED or ADJUSTED. */
  @Property({ type: 'text' })
  reason: 'SOLD' | 'RETURNED' | 'ADJUSTED';

  @Property({ type: 'timestamptz' })
  at: Date;
}
