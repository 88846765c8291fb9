import { ORDER_STATUSES } from '@treadline/schema/trade/order/order-status';
import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { DeliveryMethod } from '../../../shop/delivery/index.ts';
import { OrderDesk, OrderStatus, PaymentStatus } from '../record/order.enums.ts';

/** Room for any name with an address. */
const MAX_SEARCH = 200;
const MOST_IDS = 200;
const ID_LENGTH = 36;

@InputType({ description: 'Filters a list of orders. An order must match every field that is set.' })
export class OrderFilter {
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Only orders with this status, for example SHIPPED.',
  })
  status?: OrderStatus | null;
  @Constraint({ maxItems: ORDER_STATUSES.length })
  @Field(() => [OrderStatus], { nullable: true, description: 'Only orders with one of these statuses.' })
  statuses?: OrderStatus[] | null;
  @Constraint({ maxItems: MOST_IDS, maxLength: ID_LENGTH })
  @Field(() => [ID], { nullable: true, description: 'Only these orders, at most 200, for printing.' })
  ids?: string[] | null;
  @Field(() => OrderDesk, {
    nullable: true,
    description: 'Only orders under this tab of the admin order list.',
  })
  desk?: OrderDesk | null;
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all match, each in any of: order number, invoice number, short id, name, company, email ' +
      'address, phone number, postcode, number plate, parcel number, or a tyre’s SKU or EAN. A word needs at least ' +
      '3 characters. Numbers are found in any spelling. The newest 10,000 are listed if more match.',
  })
  search?: string | null;
  @Field(() => DeliveryMethod, { nullable: true, description: 'Only orders with this delivery method.' })
  deliveryMethod?: DeliveryMethod | null;
  @Field(() => LocalDate, { nullable: true, description: 'Placed on this day in London or later.' })
  placedFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Placed on this day in London or earlier.' })
  placedTo?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for orders a member of staff must decide about, false for the others.',
  })
  needsAttention?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for orders past their promised dispatch or delivery date, false for the others.',
  })
  late?: boolean | null;
  @Field(() => PaymentStatus, { nullable: true, description: 'Only orders with this payment status.' })
  paymentStatus?: PaymentStatus | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Only orders changed at or after this moment, for clients that poll.',
  })
  updatedSince?: Date | null;
}
