import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An order that a delivery concerned. */
@Entity({ tableName: 'purchase_delivery_orders' })
export class PurchaseDeliveryOrder {
  @PrimaryKey({ type: 'integer' })
  deliveryId: number;

  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  @PrimaryKey({ type: 'integer' })
  productId: number;

  /** The units that the order got. */
  @Property({ type: 'integer' })
  arrived: number;

  /** The units that it awaited and that won't come. */
  @Property({ type: 'integer' })
  short: number;
}
