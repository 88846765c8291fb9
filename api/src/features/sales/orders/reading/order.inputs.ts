import { ORDER_STATUSES } from '@treadline/schema/trade/order/order-status';
import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { DeliveryMethod } from '../../../shop/delivery/index.ts';
import { OrderDesk, OrderStatus, PaymentStatus } from '../record/order.enums.ts';

/** Longer than any name with an address beside it. */
const MAX_SEARCH = 200;
const MOST_IDS = 200;
const ID_LENGTH = 36;

@InputType({ description: 'The filter of a list of orders; orders must match all given fields.' })
export class OrderFilter {
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Only those that stand there, for example SHIPPED.',
  })
  status?: OrderStatus | null;
  @Constraint({ maxItems: ORDER_STATUSES.length })
  @Field(() => [OrderStatus], { nullable: true, description: 'Only those that stand at one of these.' })
  statuses?: OrderStatus[] | null;
  @Constraint({ maxItems: MOST_IDS, maxLength: ID_LENGTH })
  @Field(() => [ID], { nullable: true, description: 'These and no others, for printing; at most 200.' })
  ids?: string[] | null;
  @Field(() => OrderDesk, { nullable: true, description: 'Only those that wait for this to be done.' })
  desk?: OrderDesk | null;
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description:
      'Words, all of which stand in the order number, short id, name, company, e-mail address, telephone ' +
      'number, postcode, the carrier’s tracking number or the stock-keeping number of a tyre. A word takes at ' +
      'least 3 characters.',
  })
  search?: string | null;
  @Field(() => DeliveryMethod, { nullable: true, description: 'How they reach the door.' })
  deliveryMethod?: DeliveryMethod | null;
  @Field(() => LocalDate, { nullable: true, description: 'Placed on this day in London or later.' })
  placedFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Placed on this day in London or before.' })
  placedTo?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Those that somebody must decide about, or only the others.',
  })
  needsAttention?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Those past what their buyers were promised, or only the others.',
  })
  late?: boolean | null;
  @Field(() => PaymentStatus, { nullable: true, description: 'The state of their payment.' })
  paymentStatus?: PaymentStatus | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Only orders changed at this moment or later, for programs that poll.',
  })
  updatedSince?: Date | null;
}
