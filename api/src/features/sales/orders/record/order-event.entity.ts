import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Order } from './order.entity.ts';
import { OrderStatus } from './order.enums.ts';

/** An entry in an order's history. Anyone with the tracking number can see it; only the buyer sees its notes. */
@Entity({ tableName: 'order_events' })
@ObjectType({ description: 'An entry in an order’s history.' })
export class OrderEvent {
  [OptionalProps]?: 'location' | 'notes';

  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @ManyToOne(() => Order)
  order: Order;

  @Property({ type: 'text' })
  @Field(() => OrderStatus, { description: 'The order’s status at that time.' })
  status: OrderStatus;

  @Property({ type: 'text' })
  @Field({ description: 'A sentence for the customer about what happened.' })
  message: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The place, for example a depot.' })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A note from the driver or the warehouse.' })
  notes: string | null = null;
}
