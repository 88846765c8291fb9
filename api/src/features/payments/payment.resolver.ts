import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { Order, OrderReader } from '../orders/index.ts';
import { RESERVATION_MINUTES } from '../stock/index.ts';
import { SESSION_MINUTES } from './checkout-session.ts';
import { CheckoutInput } from './checkout.inputs.ts';
import { Checkout, CheckoutResult, PaymentIntentResult } from './checkout.results.ts';
import { CheckoutService } from './checkout.service.ts';
import { PaymentSessionService } from './payment-session.service.ts';
import { PaymentSession } from './payment-session.type.ts';

const LIMITED =
  `The orders from one network address in ${RESERVATION_MINUTES} minutes are limited, and so are their units; ` +
  'larger orders are taken by telephone.';

@Resolver(() => Checkout)
export class PaymentResolver {
  readonly #orders: OrderReader;
  readonly #checkout: CheckoutService;
  readonly #sessions: PaymentSessionService;

  constructor(services: Services) {
    this.#orders = services.get(OrderReader);
    this.#checkout = services.get(CheckoutService);
    this.#sessions = services.get(PaymentSessionService);
  }

  @Mutation(() => CheckoutResult, {
    description:
      `Places an order at the shop’s own prices, reserves its units for ${RESERVATION_MINUTES} minutes ` +
      `and opens a payment page that lives for ${SESSION_MINUTES}. ${LIMITED}`,
  })
  @Auth('GUEST')
  createCheckout(
    @Ctx() context: Context,
    @Arg('input', () => CheckoutInput, {
      description: 'The lines, the buyer, the addresses and the delivery method.',
    })
    input: CheckoutInput,
  ): Promise<typeof CheckoutResult> {
    return this.#checkout.create(input, context.rememberBrowser(), context);
  }

  @Mutation(() => PaymentIntentResult, {
    description:
      'Places an order like createCheckout, for clients that take the card themselves with the payment ' +
      `provider’s script. ${LIMITED}`,
  })
  @Auth('GUEST')
  createPaymentIntent(
    @Ctx() context: Context,
    @Arg('input', () => CheckoutInput, {
      description: 'The lines, the buyer, the addresses and the delivery method.',
    })
    input: CheckoutInput,
  ): Promise<typeof PaymentIntentResult> {
    return this.#checkout.createIntent(input, context.rememberBrowser(), context);
  }

  @Mutation(() => Boolean, {
    description:
      'Cancels an unpaid checkout that the shopper left and releases its units; tells whether there ' +
      'was something to release. A customer’s is cancelled by its owner or in the browser that began ' +
      'it, a guest’s by anybody who has its id.',
  })
  @Auth('GUEST')
  cancelCheckout(
    @Ctx() context: Context,
    @Arg('orderId', () => ID, {
      description: 'The order id from createCheckout, which the cancel link carries.',
    })
    orderId: string,
  ): Promise<boolean> {
    return this.#checkout.cancel(orderId, context);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order, for its signed-in owner and for whoever holds its key.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  order(@Root() { orderId }: Checkout, @Ctx() { viewer }: Context): Promise<Order | null> {
    return this.#orders.find(viewer, orderId);
  }

  @Query(() => PaymentSession, {
    nullable: true,
    description: 'A payment as its return page shows it; null if there is none with that id.',
  })
  @Auth('GUEST')
  paymentSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the session, cs_….' }) id: string,
  ): Promise<PaymentSession | null> {
    return this.#sessions.read(id, context);
  }
}
