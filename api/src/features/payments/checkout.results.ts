import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { OrderNotFound } from './order-change.results.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The order stands, its pieces are kept back, and the payment page waits.',
})
export class Checkout {
  @Field(() => ID, { description: 'The id of the order.' }) orderId: string;
  @Field({ description: 'The number of the order for people, for example TFL2611123456.' })
  orderNumber: string;
  @Field(() => ID, { description: 'The payment session, to ask about with paymentSession.' })
  sessionId: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The payment page to send the shopper to; null when the provider has closed it already, because the session is complete or expired.',
  })
  url: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The order stands, its pieces are kept back, and its payment waits for a card.',
})
export class PaymentIntent {
  @Field(() => ID, { description: 'The id of the order.' }) orderId: string;
  @Field({ description: 'The number of the order for people.' }) orderNumber: string;
  @Field({
    description: 'What the payment provider’s own script takes the card with. It is the buyer’s alone.',
  })
  clientSecret: string;
}

@ObjectType({ simpleResolvers: true, description: 'A line that cannot be filled.' })
export class OutOfStockLine {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field(() => Int, { description: 'Pieces asked for.' }) requested: number;
  @Field(() => Int, {
    description: 'Pieces that can be bought now; 0 also for a product that is no longer sold.',
  })
  available: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Not everything is there any more; nothing was kept back or charged.',
})
export class OutOfStock {
  @Field({ description: 'A sentence for the shopper.' }) message: string;
  @Field(() => [OutOfStockLine], { description: 'The lines that cannot be filled.' }) lines: OutOfStockLine[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The payment page cannot be reached; nothing was kept back or charged, and trying again is safe.',
})
export class PaymentUnavailable {
  @Field({ description: 'A sentence for the shopper.' }) message: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The order’s payment page is closed: it was paid, called off or left too long.',
})
export class PaymentClosed {
  @Field({ description: 'Which of these, in a sentence for the shopper.' }) message: string;
}

export const CheckoutResult = createUnionType({
  name: 'CheckoutResult',
  description: 'A checkout, or why there is none.',
  types: () => [Checkout, InvalidInput, OutOfStock, PaymentUnavailable] as const,
});

export const PaymentIntentResult = createUnionType({
  name: 'PaymentIntentResult',
  description: 'A payment that waits for a card, or why there is none.',
  types: () => [PaymentIntent, InvalidInput, OutOfStock, PaymentUnavailable] as const,
});

export const ResumeCheckoutResult = createUnionType({
  name: 'ResumeCheckoutResult',
  description: 'The checkout with its payment page, or why there is nothing to go back to.',
  types: () => [Checkout, OrderNotFound, PaymentClosed] as const,
});
