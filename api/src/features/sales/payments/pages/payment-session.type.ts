import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../../platform/input/scalars.ts';
import { DateRange, DeliveryMethod } from '../../../shop/delivery/index.ts';
import { OrderAddress } from '../../orders/index.ts';
import { PaymentSessionStatus, SessionPaymentStatus } from '../gateway/payment-session.enums.ts';

@ObjectType({ description: 'Units of one tyre, of its road hazard plan, or of fitting, on a payment.' })
export class PaymentLine {
  @Field({ description: 'Its name.' }) description: string;
  @Field(() => Int, { description: 'The number of units.' }) quantity: number;
  @Field(() => Pence, { description: 'The price of one unit.' }) unitPrice: number;
  @Field(() => Int, { nullable: true, description: 'The product’s id; null unless it’s a tyre.' })
  productId: number | null;
}

@ObjectType({
  description:
    'A payment as its return page shows it. From a day after the payment, everything but the status is ' +
    'null or empty.',
})
export class PaymentSession {
  @Field(() => ID, { description: 'The id in the return page’s URL, cs_….' }) id: string;
  @Field(() => SessionPaymentStatus, { description: 'Whether the session was paid.' })
  paymentStatus: SessionPaymentStatus;
  @Field(() => PaymentSessionStatus, { description: 'How far the session has come.' })
  status: PaymentSessionStatus;
  @Field(() => Pence, { nullable: true, description: 'The amount paid or due, including delivery.' })
  amountTotal: number | null;
  @Field(() => String, { nullable: true, description: 'The currency code in lower case.' }) currency:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The shopper’s email address; masked except for the browser that ordered and the order’s ' +
      'signed-in owner.',
  })
  customerEmail: string | null;
  @Field(() => String, { nullable: true, description: 'The buyer’s first name; null unless isOwn.' })
  firstName: string | null;
  @Field(() => String, { nullable: true, description: 'The buyer’s last name; null unless isOwn.' })
  lastName: string | null;
  @Field(() => String, { nullable: true, description: 'The provider’s id of the payment.' }) paymentIntent:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The id of the order being paid, a UUID.' }) orderId:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The number buyers quote, for example to customer service.',
  })
  orderNumber: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The number to pass to trackOrder; the order number doesn’t track it.',
  })
  trackingNumber: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 8 characters of the order id, in capitals.',
  })
  orderShortId: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Opens the order for a day when sent in the order-key header. Null unless isOwn, until it’s paid, ' +
      'and for an account’s order.',
  })
  orderKey: string | null;
  @Field(() => [PaymentLine], {
    description: 'The tyres, plans and fitting being paid for; the delivery isn’t listed.',
  })
  lines: PaymentLine[];
  @Field(() => DeliveryMethod, {
    nullable: true,
    description: 'How the order is delivered; null if all its tyres are fitted or collected.',
  })
  deliveryMethod: DeliveryMethod | null;
  @Field({ description: 'Whether the buyer collects the order at the shop.' }) isCollected: boolean;
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
