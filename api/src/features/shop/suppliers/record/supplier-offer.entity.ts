import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The cost and stock of a tyre at a supplier. */
@Entity({ tableName: 'supplier_offers' })
export class SupplierOffer {
  @PrimaryKey({ type: 'integer' })
  supplierId: number;

  @PrimaryKey({ type: 'integer' })
  productId: number;

  /** The supplier's own number of the tyre. */
  @Property({ type: 'text', nullable: true })
  code: string | null;

  /** The cost of one unit in pence, without VAT. */
  @Property({ type: 'integer', fieldName: 'cost_pence' })
  costPrice: number;

  @Property({ type: 'integer' })
  units: number;

  @Property({ type: 'integer' })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;
}
