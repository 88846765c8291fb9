import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { OrderNotFound } from '../../orders/index.ts';

@ObjectType({ description: 'The order is placed, its units are reserved, and its payment page is open.' })
export class Checkout {
  @Field(() => ID, { description: 'The id of the placed order, a UUID.' }) orderId: string;
  @Field({ description: 'The order number, for example TFL-4829-1736.' })
  orderNumber: string;
  @Field({ description: 'The number to pass to trackOrder; the order number doesn’t track it.' })
  trackingNumber: string;
  @Field(() => ID, { description: 'The payment session’s id, for paymentSession.' })
  sessionId: string;
  @Field(() => String, {
    nullable: true,
    description: 'The payment page to send the shopper to; null once the session is complete or expired.',
  })
  url: string | null;
}

@ObjectType({
  implements: Refusal,
  description: 'The order’s payment page is closed: it was paid, cancelled or left too long.',
})
export class PaymentClosed extends Refusal {}

export const ResumeCheckoutResult = createUnionType({
  name: 'ResumeCheckoutResult',
  description: 'The checkout with its payment page, or why it can’t be resumed.',
  types: () => [Checkout, OrderNotFound, PaymentClosed] as const,
});
