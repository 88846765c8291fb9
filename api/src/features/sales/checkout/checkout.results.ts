import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { Checkout, PaymentClosed } from '../payments/index.ts';

@ObjectType({ description: 'The order stands, its units are reserved, and its payment waits for a card.' })
export class PaymentIntent {
  @Field(() => ID, { description: 'The order that was placed, a UUID.' }) orderId: string;
  @Field({ description: 'The number of the order for people.' }) orderNumber: string;
  @Field({ description: 'For trackOrder; the order number tracks nothing.' }) trackingNumber: string;
  @Field({
    description:
      'The secret with which the payment provider’s script takes the card. It belongs to the buyer ' +
      'alone.',
  })
  clientSecret: string;
}

@ObjectType({ description: 'A line that cannot be filled.' })
export class OutOfStockLine {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field(() => Int, { description: 'Units asked for.' }) requested: number;
  @Field(() => Int, {
    description: 'Units that can be bought now; 0 also for a product that is no longer sold.',
  })
  available: number;
}

@ObjectType({
  implements: Refusal,
  description: 'Not everything is there any more; nothing was reserved or charged.',
})
export class OutOfStock extends Refusal {
  @Field(() => [OutOfStockLine], { description: 'The lines that cannot be filled.' }) lines: OutOfStockLine[];
}

@ObjectType({
  implements: Refusal,
  description:
    'The payment page cannot be reached; nothing was reserved or charged, and trying again is safe.',
})
export class PaymentUnavailable extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'The order stands and its units are reserved, but the payment provider gave no answer in time. The buyer pays ' +
    'later: by createCheckout with the same idempotency key, by resumeCheckout, or by the link that is mailed to ' +
    'them after some minutes.',
})
export class PaymentDelayed extends Refusal {
  @Field(() => ID, { description: 'The order that was placed, a UUID, for resumeCheckout.' }) orderId: string;
  @Field({ description: 'The number of the order for people.' }) orderNumber: string;
  @Field({
    description:
      'The page of the order, where its buyer pays it: signed in, or with the code or key that is mailed to guests.',
  })
  orderUrl: string;
}

export const CheckoutResult = createUnionType({
  name: 'CheckoutResult',
  description: 'The checkout, or why it was refused.',
  types: () =>
    [Checkout, InvalidInput, OutOfStock, PaymentClosed, PaymentDelayed, PaymentUnavailable] as const,
});

export const PaymentIntentResult = createUnionType({
  name: 'PaymentIntentResult',
  description: 'The payment that waits for a card, or why it was refused.',
  types: () =>
    [PaymentIntent, InvalidInput, OutOfStock, PaymentClosed, PaymentDelayed, PaymentUnavailable] as const,
});
