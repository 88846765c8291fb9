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
    description: 'How staff took it by telephone or at the counter; null if its buyer placed it.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  manual(@Root() { id }: Order, @Ctx() context: Context): Promise<ManualOrderFacts | null> {
    return this.#reader.facts.load(context, id);
  }

  @FieldResolver(() => OfflinePayment, {
    nullable: true,
    description:
      'How it was paid if not through Stripe: its refunds are then paid out by hand, too. Otherwise null.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  offlinePayment(@Root() order: Order): OfflinePayment | null {
    return order.offlinePayment;
  }

  @Query(() => ManualOrderQuote, {
    description:
      'What an order would cost that is being taken by telephone or at the counter. Reserves nothing.',
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
      'Up to eight people who have an account or have ordered, whose name, e-mail address, telephone number or ' +
      'postcode holds a text of two characters or more.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  knownBuyers(
    @Constraint({ maxLength: 200 })
    @Arg('search', () => String, { description: 'What was typed so far.' })
    search: string,
  ): Promise<KnownBuyer[]> {
    return this.#buyers.find(search);
  }

  @Mutation(() => CreateManualOrderResult, {
    description:
      'Takes an order by telephone or at the counter, at the shop’s prices but for those that were agreed, and ' +
      'reserves its units as long as ManualPayment says. A payment link is mailed at once; other payments are ' +
      'recorded by recordPayment.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  createManualOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateManualOrderInput, { description: 'The tyres, the buyer and how it is paid.' })
    input: CreateManualOrderInput,
  ): Promise<typeof CreateManualOrderResult> {
    return this.#manual.create(viewer, input);
  }

  @Mutation(() => ManualPaymentResult, {
    description:
      'Mails the buyer of an order that staff took a new payment link, which works for 24 hours, and closes the ' +
      'last one. An order that was closed because nobody paid in time is opened again if its tyres are still there.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  sendPaymentLink(
    @Ctx() { viewer }: Context,
    @Arg('orderId', () => ID, { description: 'The unpaid order, a UUID.' }) orderId: string,
  ): Promise<typeof ManualPaymentResult> {
    return this.#payments.sendLink(viewer, orderId);
  }

  @Mutation(() => ManualPaymentResult, {
    description:
      'Records in the viewer’s name that an order that staff took was paid in full outside Stripe. It then has its ' +
      'invoice and its confirmation like any other; a payment link that is open is closed.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  recordPayment(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RecordPaymentInput, { description: 'Which order, and how it was paid.' })
    input: RecordPaymentInput,
  ): Promise<typeof ManualPaymentResult> {
    return this.#payments.record(viewer, input);
  }

  @Mutation(() => CheckoutResult, {
    description:
      'Places an order for whoever asks: a customer’s own, to be paid at its payment page, or, for an administrator, ' +
      'a manual order for the buyer whom the input names, who is mailed the payment page.',
  })
  @Auth('CUSTOMER')
  placeOrder(
    @Ctx() context: Context,
    @Arg('input', () => CheckoutInput, {
      description: 'The lines, the buyer, the addresses and the delivery.',
    })
    input: CheckoutInput,
  ): Promise<typeof CheckoutResult> {
    return this.#placed.place(context, input);
  }
}
