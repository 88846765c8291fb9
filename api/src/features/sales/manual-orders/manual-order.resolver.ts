import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { CheckoutInput, CheckoutResult } from '../checkout/index.ts';
import { OfflinePayment, Order } from '../orders/index.ts';
import { BuyerSearch } from './buyer-search.service.ts';
import { KnownBuyer } from './buyer.type.ts';
import { ManualOrderQuoteService } from './manual-order-quote.service.ts';
import { CreateManualOrderInput, ManualOrderQuoteInput } from './manual-order.inputs.ts';
import { ManualOrderReader } from './manual-order.reader.ts';
import {
  ManualOrderFacts,
  ManualOrderQuote,
  CreateManualOrderResult,
  ManualPaymentResult,
} from './manual-order.results.ts';
import { ManualOrderService } from './manual-order.service.ts';
import { ManualPaymentService } from './manual-payment.service.ts';
import { PlacedOrderService } from './placed-order.service.ts';
import { RecordPaymentInput } from './record-payment.inputs.ts';

@Resolver(() => Order)
export class ManualOrderResolver extends Service {
  readonly #buyers = this.services.get(BuyerSearch);
  readonly #manual = this.services.get(ManualOrderService);
  readonly #payments = this.services.get(ManualPaymentService);
  readonly #placed = this.services.get(PlacedOrderService);
  readonly #quotes = this.services.get(ManualOrderQuoteService);
  readonly #reader = this.services.get(ManualOrderReader);

  @FieldResolver(() => ManualOrderFacts, {
    nullable: true,
    description: 'How staff took the order by telephone or at the counter; null if its buyer placed it.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  manual(@Root() { id }: Order, @Ctx() context: Context): Promise<ManualOrderFacts | null> {
    return this.#reader.facts.load(context, id);
  }

  @FieldResolver(() => OfflinePayment, {
    nullable: true,
    description:
      'How it was paid outside Stripe, in which case staff also make its refunds; null if it was paid through Stripe.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  offlinePayment(@Root() order: Order): OfflinePayment | null {
    return order.offlinePayment;
  }

  @Query(() => ManualOrderQuote, {
    description: 'Prices an order that staff are taking by telephone or at the counter. Reserves nothing.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  manualOrderQuote(
    @Arg('input', () => ManualOrderQuoteInput, { description: 'The order so far.' })
    input: ManualOrderQuoteInput,
  ): Promise<ManualOrderQuote> {
    return this.#quotes.quote(input);
  }

  @Query(() => [KnownBuyer], {
    description:
      'Up to eight people with an account or an order whom the text finds: by name, email address, or any number ' +
      'that finds customers.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  knownBuyers(
    @Constraint({ maxLength: 200 })
    @Arg('search', () => String, {
      description: 'The text typed so far. Fewer than two characters find nothing.',
    })
    search: string,
  ): Promise<KnownBuyer[]> {
    return this.#buyers.find(search);
  }

  @Query(() => KnownBuyer, {
    nullable: true,
    description: 'The buyer to fill in a new order for; null if they’re unknown or were erased.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  knownBuyer(
    @Arg('customerId', () => ID, { nullable: true, description: 'The id of their account.' })
    customerId: string | null,
    @Arg('orderId', () => ID, { nullable: true, description: 'Any of their orders, for a guest.' })
    orderId: string | null,
  ): Promise<KnownBuyer | null> {
    return this.#buyers.one(customerId, orderId);
  }

  @Mutation(() => CreateManualOrderResult, {
    description:
      'Takes an order by telephone or at the counter, at the shop’s prices unless others were agreed. Reserves its ' +
      'units, and holds the slots of its fittings, for the time given in `ManualPayment`, but only until its tyres ' +
      'can still be fitted in time. Emails a payment link at once; record other payments with `recordPayment`.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  createManualOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateManualOrderInput, { description: 'The tyres, the buyer and the payment.' })
    input: CreateManualOrderInput,
  ): Promise<typeof CreateManualOrderResult> {
    return this.#manual.create(viewer, input);
  }

  @Mutation(() => ManualPaymentResult, {
    description:
      'Emails the buyer of a manual order a new payment link, which works for 24 hours if its fittings leave that ' +
      'time, and closes the last one. Reopens an order that wasn’t paid in time if its tyres and slots are still ' +
      'available.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  sendPaymentLink(
    @Ctx() { viewer }: Context,
    @Arg('orderId', () => ID, { description: 'The UUID of the unpaid order.' }) orderId: string,
  ): Promise<typeof ManualPaymentResult> {
    return this.#payments.sendLink(viewer, orderId);
  }

  @Mutation(() => ManualPaymentResult, {
    description:
      'Records, in the viewer’s name, that a manual order was paid in full outside Stripe. Issues its invoice, sends ' +
      'its confirmation, books its fittings, and closes its payment link if one is open. If a slot is gone, the ' +
      'buyer chooses another.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  recordPayment(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RecordPaymentInput, { description: 'The order and its payment.' })
    input: RecordPaymentInput,
  ): Promise<typeof ManualPaymentResult> {
    return this.#payments.record(viewer, input);
  }

  @Mutation(() => CheckoutResult, {
    description:
      'Places an order. A customer pays their own order on its payment page. An administrator takes a manual order ' +
      'for the buyer named in the input, who is emailed a link to the payment page.',
  })
  @Auth('CUSTOMER')
  placeOrder(
    @Ctx() context: Context,
    @Arg('input', () => CheckoutInput, {
      description: 'The lines, buyer, addresses and delivery.',
    })
    input: CheckoutInput,
  ): Promise<typeof CheckoutResult> {
    return this.#placed.place(context, input);
  }
}
