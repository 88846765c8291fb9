import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An earlier price of a product with its period: the evidence for a was price beside a new one. */
@Entity({ tableName: 'product_prices' })
export class ProductPrice {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'integer' })
  productId: number;

  /** Pence. */
  @Property({ type: 'integer', fieldName: 'price_pence' })
  price: number;

  @Property({ type: 'date' })
  validFrom: string;

  @Property({ type: 'date' })
  validUntil: string;
}
