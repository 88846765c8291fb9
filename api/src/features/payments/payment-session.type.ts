import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../platform/scalars.ts';
import { DateRange } from '../delivery/delivery.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A line of a payment.' })
export class PaymentLineItem {
  @Field({ description: 'What was bought.' }) description: string;
  @Field(() => Int, { description: 'Pieces.' }) quantity: number;
  @Field(() => Pence, { description: 'Price of one piece.' }) unitAmount: number;
  @Field(() => Int, { nullable: true, description: 'The number of the product.' }) productId: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A payment as its return page shows it. From a day after the payment on, all but the status is null or empty.',
})
export class PaymentSession {
  @Field(() => ID, { description: 'The id of the session.' }) id: string;
  @Field({ description: 'paid, unpaid or no_payment_required, in the provider’s words.' })
  paymentStatus: string;
  @Field({ description: 'open, complete or expired, in the provider’s words.' }) status: string;
  @Field(() => Pence, { nullable: true, description: 'What is paid or to be paid, delivery included.' })
  amountTotal: number | null;
  @Field(() => String, { nullable: true, description: 'Currency code in small letters.' }) currency:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address of the shopper; masked for all but the browser that ordered and the signed-in owner of the order.',
  })
  customerEmail: string | null;
  @Field(() => String, { nullable: true, description: 'The provider’s id of the payment.' }) paymentIntent:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The id of the order.' }) orderId: string | null;
  @Field(() => String, { nullable: true, description: 'The number of the order for people.' }) orderNumber:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'First 8 characters of the order id in capitals.' })
  orderShortId: string | null;
  @Field(() => [PaymentLineItem], { description: 'What was bought.' }) lineItems: PaymentLineItem[];
  @Field(() => String, {
    nullable: true,
    description: 'How long delivery takes, for example 3-5 business days.',
  })
  deliveryTime: string | null;
  @Field(() => DateRange, { nullable: true, description: 'The days between which it arrives.' })
  estimatedDelivery: DateRange | null;
  @Field({ description: 'Whether the asker placed the order, and is told for a day all there is to tell.' })
  isOwn: boolean;
  @Field({ description: 'True once, for the browser that ordered: it reports the purchase to analytics.' })
  reportPurchase: boolean;
}
