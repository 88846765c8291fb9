import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DeliveryWindow } from '@treadline/schema/trade/places/delivery-window';
import type { DeliveryPlace } from './order.enums.ts';

/** The subject type of drivers' photographs. The subject's id is the order's. */
export const DELIVERY_PHOTOGRAPHS = 'delivery';

/** When the driver comes, and how the tyres were left. An order has no row until either is known. */
@Entity({ tableName: 'order_deliveries' })
export class OrderDelivery {
  [OptionalProps]?: 'day' | 'fromTime' | 'untilTime' | 'place' | 'receiver';

  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  /** A day in London; null while none is planned. */
  @Property({ type: 'date', nullable: true })
  day: string | null = null;

  /** For example 10:00. Both times are null if only the day is planned. */
  @Property({ type: 'text', nullable: true })
  fromTime: string | null = null;

  @Property({ type: 'text', nullable: true })
  untilTime: string | null = null;

  /** Null until the driver records it. */
  @Property({ type: 'text', nullable: true })
  place: DeliveryPlace | null = null;

  /** The name of the person who took the tyres. */
  @Property({ type: 'text', nullable: true })
  receiver: string | null = null;
}

/** The planned window of a delivery; null if none is planned. */
export const windowOf = (delivery: OrderDelivery | null): DeliveryWindow | null =>
  delivery?.day ? { day: delivery.day, from: delivery.fromTime, until: delivery.untilTime } : null;
