import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { OWN_DELIVERY_TEAM } from '@treadline/schema/trade/places/carriers';
import { Field, ObjectType } from 'type-graphql';

/** When the goods of an order leave and arrive, and by whom. */
@ObjectType()
export abstract class OrderParcels {
  @Property({ type: 'text' })
  @Field(() => String, { description: 'The carrier’s name.' })
  shippingProvider: string & Opt = OWN_DELIVERY_TEAM;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The carrier’s own tracking number; null if there isn’t one, as with the shop’s own team. The ' +
      'shop’s tracking page takes trackingNumber instead.',
  })
  carrierTrackingNumber: string | null = null;

  /** The parcel to the fitting centre, if the buyer gets one too. Otherwise the order's own parcel goes there. */
  @Property({ type: 'text', nullable: true })
  centreCarrier: string | null = null;

  @Property({ type: 'text', nullable: true })
  centreTrackingNumber: string | null = null;

  /** When it must leave at the latest. Fixed when the order is placed, so later settings don't change the promise. */
  @Property({ type: 'timestamptz', nullable: true })
  dispatchBy: Date | null = null;

  /** The latest day of arrival, as promised when the order was placed. */
  @Property({ type: 'date', nullable: true })
  deliverBy: string | null = null;

  /** When the last of its tyres gets here from a supplier; null if all were in own stock. */
  @Property({ type: 'timestamptz', nullable: true })
  suppliedBy: Date | null = null;
}

/** The instant from which an order's days of dispatch and arrival are counted. */
export const leavesFrom = ({
  suppliedBy,
  createdAt,
}: Pick<OrderParcels, 'suppliedBy'> & { readonly createdAt: Date }): Date => suppliedBy ?? createdAt;
