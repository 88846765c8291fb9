import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { SlotUnavailable } from '../../shop/fitting/index.ts';
import { Checkout, PaymentClosed } from '../payments/index.ts';

@ObjectType({ description: 'The order is placed, its units are reserved, and its payment waits for a card.' })
export class PaymentIntent {
  @Field(() => ID, { description: 'The id of the placed order, a UUID.' }) orderId: string;
  @Field({ description: 'The number buyers quote, for example to customer service.' }) orderNumber: string;
  @Field({ description: 'The number to pass to trackOrder; the order number doesn’t track it.' })
  trackingNumber: string;
  @Field({
    description:
      'The secret with which the payment provider’s script takes the card. Only the buyer should see it.',
  })
  clientSecret: string;
}

@ObjectType({ description: 'A line that can’t be filled.' })
export class OutOfStockLine {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field(() => Int, { description: 'The units requested.' }) requested: number;
  @Field(() => Int, { description: 'The units that can be bought now; 0 also for a product no longer sold.' })
  available: number;
}

@ObjectType({
  implements: Refusal,
  description: 'Some tyres are no longer in stock. Nothing was reserved or charged.',
})
export class OutOfStock extends Refusal {
  @Field(() => [OutOfStockLine], { description: 'The lines that can’t be filled.' }) lines: OutOfStockLine[];
}

@ObjectType({
  implements: Refusal,
  description:
    'The payment page is unavailable. Nothing was reserved or charged, and it’s safe to try again.',
})
export class PaymentUnavailable extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'The order is placed and its units are reserved, but the payment provider didn’t respond in time. ' +
    'The buyer pays later: by createCheckout with the same idempotency key, by resumeCheckout, or by ' +
    'the link emailed to them after some minutes.',
})
export class PaymentDelayed extends Refusal {
  @Field(() => ID, { description: 'The id of the placed order, a UUID, for resumeCheckout.' })
  orderId: string;
  @Field({ description: 'The number buyers quote, for example to customer service.' }) orderNumber: string;
  @Field({
    description:
      'The order’s page, where its buyer can pay: signed in, or with the code or key emailed to guests.',
  })
  orderUrl: string;
}

export const CheckoutResult = createUnionType({
  name: 'CheckoutResult',
  description: 'The checkout, or why it was refused.',
  types: () =>
    [
      Checkout,
      InvalidInput,
      OutOfStock,
      SlotUnavailable,
      PaymentClosed,
      PaymentDelayed,
      PaymentUnavailable,
    ] as const,
});

export const PaymentIntentResult = createUnionType({
  name: 'PaymentIntentResult',
  description: 'The payment that waits for a card, or why it was refused.',
  types: () =>
    [
      PaymentIntent,
      InvalidInput,
      OutOfStock,
      SlotUnavailable,
      PaymentClosed,
      PaymentDelayed,
      PaymentUnavailable,
    ] as const,
});
