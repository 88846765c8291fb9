import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { OrderNotFound } from '../../orders/index.ts';

@ObjectType({ description: 'The order stands, its units are reserved, and the payment page waits.' })
export class Checkout {
  @Field(() => ID, { description: 'The order that was placed, a UUID.' }) orderId: string;
  @Field({ description: 'The number of the order for people, for example TFL-4829-1736.' })
  orderNumber: string;
  @Field({ description: 'For trackOrder; the order number tracks nothing.' }) trackingNumber: string;
  @Field(() => ID, { description: 'The payment session, for paymentSession.' })
  sessionId: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The payment page to send the shopper to; null if the provider has closed it, because the ' +
      'session is complete or expired.',
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
  description: 'The checkout with its payment page, or why it cannot be resumed.',
  types: () => [Checkout, OrderNotFound, PaymentClosed] as const,
});
