import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A price that was charged for a product, and its period: the evidence for an old price beside a new one. */
@Entity({ tableName: 'product_prices' })
export class ProductPrice {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'integer' })
  productId: number;

  /** Pence. */
  @Property({ type: 'integer', fieldName: 'price_pence' })
  price: number;

  /** The first day. */
  @Property({ type: 'date' })
  validFrom: string;

  /** The last day. */
  @Property({ type: 'date' })
  validUntil: string;
}
