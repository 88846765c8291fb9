import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { RESERVATION_MINUTES } from '../../shop/stock/index.ts';
import { SESSION_MINUTES } from '../payments/index.ts';
import { CheckoutInput } from './checkout.inputs.ts';
import { CheckoutResult, PaymentIntentResult } from './checkout.results.ts';
import { CheckoutService } from './checkout.service.ts';

const LIMITED =
  `Orders from one network address in ${RESERVATION_MINUTES} minutes are limited, and so are their units; ` +
  'the shop takes larger orders by phone.';

@Resolver()
export class CheckoutResolver extends Service {
  readonly #checkout = this.services.get(CheckoutService);

  @Mutation(() => CheckoutResult, {
    description:
      `Places an order at the shop’s own prices, reserves its units for ${RESERVATION_MINUTES} minutes ` +
      `and opens a payment page for ${SESSION_MINUTES} minutes. ${LIMITED}`,
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
      'Cancels an unpaid checkout that the shopper left, and releases its units. Returns whether there ' +
      'was anything to release. A customer’s can be cancelled by its owner or in the browser that ' +
      'started it, a guest’s by anyone with its id.',
  })
  @Auth('GUEST')
  cancelCheckout(
    @Ctx() context: Context,
    @Arg('orderId', () => ID, {
      description: 'The order id from createCheckout, which the cancel link contains.',
    })
    orderId: string,
  ): Promise<boolean> {
    return this.#checkout.cancel(orderId, context);
  }
}
