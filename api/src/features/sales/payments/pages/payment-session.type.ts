import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../../platform/input/scalars.ts';
import { DateRange, DeliveryMethod } from '../../../shop/delivery/index.ts';
import { OrderAddress } from '../../orders/index.ts';
import { PaymentSessionStatus, SessionPaymentStatus } from '../gateway/payment-session.enums.ts';

@ObjectType({ description: 'Units of one tyre, or of its road hazard plan, that are paid for.' })
export class PaymentLine {
  @Field({ description: 'The name of what is paid for.' }) description: string;
  @Field(() => Int, { description: 'Units.' }) quantity: number;
  @Field(() => Pence, { description: 'Price of one unit.' }) unitPrice: number;
  @Field(() => Int, { nullable: true, description: 'The number of the product; null for a plan.' })
  productId: number | null;
}

@ObjectType({
  description:
    'A payment as its return page shows it. From a day after the payment, everything but the ' +
    'status is null or empty.',
})
export class PaymentSession {
  @Field(() => ID, { description: 'The id in the address of the return page, cs_….' }) id: string;
  @Field(() => SessionPaymentStatus, { description: 'Whether it was paid.' })
  paymentStatus: SessionPaymentStatus;
  @Field(() => PaymentSessionStatus, { description: 'How far it is.' }) status: PaymentSessionStatus;
  @Field(() => Pence, { nullable: true, description: 'The amount paid or due, delivery included.' })
  amountTotal: number | null;
  @Field(() => String, { nullable: true, description: 'Currency code in small letters.' }) currency:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The shopper’s e-mail address; masked for all but the browser that ordered and the order’s ' +
      'signed-in owner.',
  })
  customerEmail: string | null;
  @Field(() => String, { nullable: true, description: 'The buyer’s first name; null unless isOwn.' })
  firstName: string | null;
  @Field(() => String, { nullable: true, description: 'The buyer’s family name; null unless isOwn.' })
  lastName: string | null;
  @Field(() => String, { nullable: true, description: 'The provider’s id of the payment.' }) paymentIntent:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The order that is paid for, a UUID.' }) orderId:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The number of the order for people.' }) orderNumber:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'For trackOrder; the order number tracks nothing.' })
  trackingNumber: string | null;
  @Field(() => String, { nullable: true, description: 'First 8 characters of the order id in capitals.' })
  orderShortId: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Opens the order for a day, sent as the header order-key; null unless isOwn, until it is paid, and for an ' +
      'order of an account.',
  })
  orderKey: string | null;
  @Field(() => [PaymentLine], { description: 'What is paid for, without the delivery.' })
  lines: PaymentLine[];
  @Field(() => DeliveryMethod, { nullable: true, description: 'How it is delivered.' })
  deliveryMethod: DeliveryMethod | null;
  @Field(() => OrderAddress, { nullable: true, description: 'The delivery address; null unless isOwn.' })
  shippingAddress: OrderAddress | null;
  @Field(() => String, {
    nullable: true,
    description: 'How long delivery takes, for example 3-5 business days.',
  })
  deliveryTime: string | null;
  @Field(() => DateRange, { nullable: true, description: 'The days between which the order arrives.' })
  estimatedDelivery: DateRange | null;
  @Field({ description: 'Whether the caller placed the order, and so sees everything for a day.' })
  isOwn: boolean;
}
