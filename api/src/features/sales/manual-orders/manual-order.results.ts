import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime, Pence } from '../../../platform/input/scalars.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { DeliveryOption } from '../../shop/delivery/index.ts';
import { QuotedFitting, SlotUnavailable } from '../../shop/fitting/index.ts';
import { CartCharge } from '../cart/index.ts';
import { OutOfStock, PaymentUnavailable } from '../checkout/index.ts';
import { Order, OrderNotFound } from '../orders/index.ts';
import { ManualPayment } from './manual-order.enums.ts';

@ObjectType({ description: 'A priced line of a manual order.' })
export class ManualQuoteLine {
  @Field(() => Int, { description: 'The id of the tyre’s product.' }) productId: number;
  @Field(() => Pence, { description: 'The shop’s price of one unit.' }) listPrice: number;
  @Field(() => Pence, { description: 'The price of one unit in this order.' }) unitPrice: number;
  @Field(() => Pence, { description: 'The price of all its units.' }) lineTotal: number;
  @Field(() => Pence, {
    description: 'The price of the road hazard plan for all its units, whether or not it was requested.',
  })
  planPrice: number;
  @Field(() => Int, { description: 'Units that can be sold now.' }) available: number;
  @Field(() => String, { nullable: true, description: 'Why this line can’t be sold; null if it can.' })
  problem: string | null;
}

@ObjectType({ description: 'The price of a manual order.' })
export class ManualOrderQuote {
  @Field(() => [ManualQuoteLine], { description: 'The lines, in the order of the input.' })
  lines: ManualQuoteLine[];
  @Field(() => [CartCharge], { description: 'Fitting, call-outs and extras, at the shop’s prices.' })
  charges: CartCharge[];
  @Field(() => [QuotedFitting], { description: 'The fittings, at most one at a centre and one by van.' })
  fittings: QuotedFitting[];
  @Field(() => Pence, { description: 'The sum of the lines, the requested plans and the charges.' })
  subtotal: number;
  @Field(() => Pence, { description: 'The delivery charge; 0 if all tyres are fitted and none was agreed.' })
  shipping: number;
  @Field(() => Pence, { description: 'The VAT that the total contains.' }) vatIncluded: number;
  @Field(() => Pence, { description: 'The amount that the buyer pays.' }) total: number;
  @Field(() => [DeliveryOption], {
    description: 'The delivery methods available for the postcode, with their charges.',
  })
  deliveryOptions: DeliveryOption[];
  @Field(() => String, {
    nullable: true,
    description: 'Why the shop doesn’t deliver to the postcode, in a sentence; null if it does.',
  })
  deliveryRefusal: string | null;
}

@ObjectType({ description: 'How a manual order was taken and paid.' })
export class ManualOrderFacts {
  @Field(() => ManualPayment, { description: 'How it will be paid, or was.' }) payment: ManualPayment;
  @Field(() => String, {
    nullable: true,
    description: 'The member of staff who took it; null if their account was deleted.',
  })
  takenBy: string | null;
  @Field(() => String, { nullable: true, description: 'Their note; null without one.' })
  note: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why a different delivery charge was agreed; null unless one was.',
  })
  deliveryReason: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the latest payment link was emailed.' })
  linkSentAt: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When that link stops working.' })
  linkExpiresAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The member of staff who recorded its payment; null if nobody did or their account was deleted.',
  })
  recordedBy: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The payment’s reference at the till, the terminal or the bank.',
  })
  reference: string | null;
}

@ObjectType({ description: 'The order was placed, its units are reserved, and its slots are held.' })
export class ManualOrderPlaced {
  @Field(() => Order, { description: 'The new order.' }) order: Order;
  @Field(() => String, {
    nullable: true,
    description:
      'The payment page whose link was emailed; null if it isn’t paid by link or no link was sent (see `problem`).',
  })
  paymentUrl: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Why no link was sent for an order paid by link, in a sentence; otherwise null. Retry with `sendPaymentLink`.',
  })
  problem: string | null;
}

@ObjectType({
  implements: Refusal,
  description: 'The order isn’t waiting for a payment, so nothing has changed.',
})
export class NothingToPay extends Refusal {}

export const CreateManualOrderResult = createUnionType({
  name: 'CreateManualOrderResult',
  description: 'The new order, or why it was refused.',
  types: () => [ManualOrderPlaced, InvalidInput, OutOfStock, SlotUnavailable] as const,
});

export const ManualPaymentResult = createUnionType({
  name: 'ManualPaymentResult',
  description: 'The order with its payment or new link, or why nothing was recorded or sent.',
  types: () =>
    [
      Order,
      OrderNotFound,
      NothingToPay,
      OutOfStock,
      SlotUnavailable,
      PaymentUnavailable,
      InvalidInput,
    ] as const,
});
