import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime, Pence } from '../../../platform/input/scalars.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { DeliveryOption } from '../../shop/delivery/index.ts';
import { OutOfStock, PaymentUnavailable } from '../checkout/index.ts';
import { Order, OrderNotFound } from '../orders/index.ts';
import { ManualPayment } from './manual-order.enums.ts';

@ObjectType({ description: 'A line of an order that is being taken, priced.' })
export class ManualQuoteLine {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field(() => Pence, { description: 'The shop’s price of one unit.' }) listPrice: number;
  @Field(() => Pence, { description: 'The price of one unit in this order.' }) unitPrice: number;
  @Field(() => Pence, { description: 'The price of all its units.' }) lineTotal: number;
  @Field(() => Pence, {
    description:
      'What the road hazard plan for them comes to if it is asked for, and otherwise what it would add.',
  })
  planPrice: number;
  @Field(() => Int, { description: 'Units that can be sold now.' }) available: number;
  @Field(() => String, { nullable: true, description: 'Why it cannot be sold so; null if it can.' })
  problem: string | null;
}

@ObjectType({ description: 'What an order that is being taken would cost.' })
export class ManualOrderQuote {
  @Field(() => [ManualQuoteLine], { description: 'Its lines, in the order they were given.' })
  lines: ManualQuoteLine[];
  @Field(() => Pence, { description: 'The sum of the lines and of the plans asked for.' }) subtotal: number;
  @Field(() => Pence, { description: 'The delivery charge.' }) shipping: number;
  @Field(() => Pence, { description: 'The VAT that the total contains.' }) vatIncluded: number;
  @Field(() => Pence, { description: 'What the buyer pays.' }) total: number;
  @Field(() => [DeliveryOption], {
    description: 'The delivery methods to that postcode, with their charges.',
  })
  deliveryOptions: DeliveryOption[];
  @Field(() => String, {
    nullable: true,
    description: 'Why the shop does not deliver there, in a sentence; null if it does.',
  })
  deliveryRefusal: string | null;
}

@ObjectType({ description: 'How an order that staff took came about and is paid.' })
export class ManualOrderFacts {
  @Field(() => ManualPayment, { description: 'How it is going to be paid, or was.' }) payment: ManualPayment;
  @Field(() => String, { nullable: true, description: 'Who took it; null if that account was deleted.' })
  takenBy: string | null;
  @Field(() => String, { nullable: true, description: 'The note of who took it; null if there is none.' })
  note: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why another delivery charge was agreed; null if none was.',
  })
  deliveryReason: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the latest payment link was mailed.' })
  linkSentAt: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'Until when that link can be used.' })
  linkExpiresAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Who recorded that it was paid; null if nobody did or the account was deleted.',
  })
  recordedBy: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the till, the terminal or the bank calls the payment.',
  })
  reference: string | null;
}

@ObjectType({ description: 'The order stands, and its units are reserved.' })
export class ManualOrderPlaced {
  @Field(() => Order, { description: 'The order as it stands now.' }) order: Order;
  @Field(() => String, {
    nullable: true,
    description:
      'The payment page that was mailed; null if it is not paid by link, or if no link could be made: see ' +
      'problem.',
  })
  paymentUrl: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Why no link was mailed although it is paid by one, in a sentence; sendPaymentLink tries again.',
  })
  problem: string | null;
}

@ObjectType({
  implements: Refusal,
  description: 'The order is not waiting for a payment; nothing was changed.',
})
export class NothingToPay extends Refusal {}

export const CreateManualOrderResult = createUnionType({
  name: 'CreateManualOrderResult',
  description: 'The order that was taken, or why it was not.',
  types: () => [ManualOrderPlaced, InvalidInput, OutOfStock] as const,
});

export const ManualPaymentResult = createUnionType({
  name: 'ManualPaymentResult',
  description: 'The order with its payment or its new link, or why there is none.',
  types: () => [Order, OrderNotFound, NothingToPay, OutOfStock, PaymentUnavailable, InvalidInput] as const,
});
