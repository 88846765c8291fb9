import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Units of a tyre in a delivery. */
@Entity({ tableName: 'purchase_delivery_lines' })
export class PurchaseDeliveryLine {
  @PrimaryKey({ type: 'integer' })
  deliveryId: number;

  @PrimaryKey({ type: 'integer' })
  productId: number;

  @Property({ type: 'integer' })
  received: number;

  /** Units that were said not to come any more. */
  @Property({ type: 'integer' })
  missing: number;

  /** Units that came beyond those ordered. */
  @Property({ type: 'integer' })
  surplus: number;
}
