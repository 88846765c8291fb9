import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Units of a tyre in a purchase. */
@Entity({ tableName: 'purchase_lines' })
export class PurchaseLine {
  @PrimaryKey({ type: 'integer' })
  purchaseId: number;

  @PrimaryKey({ type: 'integer' })
  productId: number;

  @Property({ type: 'integer' })
  quantity: number;

  /** The cost of one unit in pence, without VAT; null if the supplier doesn't offer the tyre. */
  @Property({ type: 'integer', fieldName: 'cost_pence', nullable: true })
  costPrice: number | null;

  @Property({ type: 'integer' })
  received: number & Opt = 0;

  /** Units that won't come. */
  @Property({ type: 'integer' })
  missing: number & Opt = 0;
  /** Units that came beyond those ordered. */
  @Property({ type: 'integer' })
  surplus: number & Opt = 0;

  /** Units that ordering took off the supplier's offer. */
  @Property({ type: 'integer' })
  offOffer: number & Opt = 0;
}
