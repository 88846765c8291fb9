import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DeliveryWindow } from '@treadline/schema/trade/places/delivery-window';
import type { DeliveryPlace } from './order.enums.ts';

/** The subject of drivers' photographs. Its ids are those of the orders. */
export const DELIVERY_PHOTOGRAPHS = 'delivery';

/** When the driver of an order comes, and how the tyres were left. Orders of which neither is known have none. */
@Entity({ tableName: 'order_deliveries' })
export class OrderDelivery {
  [OptionalProps]?: 'day' | 'fromTime' | 'untilTime' | 'place' | 'receiver';

  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  /** A day in London; null while none is planned. */
  @Property({ type: 'date', nullable: true })
  day: string | null = null;

  /** As 10:00; null with the other if the hour is open. */
  @Property({ type: 'text', nullable: true })
  fromTime: string | null = null;

  @Property({ type: 'text', nullable: true })
  untilTime: string | null = null;

  /** Null until the driver said so. */
  @Property({ type: 'text', nullable: true })
  place: DeliveryPlace | null = null;

  /** The name of who took the tyres. */
  @Property({ type: 'text', nullable: true })
  receiver: string | null = null;
}

/** The window of a delivery; null if none is planned. */
export const windowOf = (delivery: OrderDelivery | null): DeliveryWindow | null =>
  delivery?.day ? { day: delivery.day, from: delivery.fromTime, until: delivery.untilTime } : null;
