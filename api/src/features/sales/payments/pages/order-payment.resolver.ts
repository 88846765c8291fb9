import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Order } from '../../orders/index.ts';
import { OrderPaymentService } from './order-payment.service.ts';
import { ResumeCheckoutResult } from './payment-page.results.ts';
import { WaitingPayment } from './waiting-payment.type.ts';

/** The fields of an order that this feature adds, and the way back to its payment page. */
@Resolver(() => Order)
export class OrderPaymentResolver extends Service {
  readonly #payment = this.services.get(OrderPaymentService);

  @FieldResolver(() => Boolean, {
    description:
      'Whether it awaits payment and the viewer can return to the payment page with resumeCheckout.',
  })
  canPay(@Root() order: Order, @Ctx() context: Context): boolean {
    return this.#payment.payUntil(order, context) !== null;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Until when the viewer can pay it; null unless canPay.',
  })
  payUntil(@Root() order: Order, @Ctx() context: Context): Date | null {
    return this.#payment.payUntil(order, context);
  }

  @Query(() => WaitingPayment, {
    nullable: true,
    description:
      'The newest order that the viewer, or a guest in this browser, placed and has yet to pay: it holds tyres ' +
      'that may look sold out otherwise. Null if there is none.',
  })
  @Auth('GUEST')
  waitingPayment(@Ctx() context: Context): Promise<WaitingPayment | null> {
    context.answer.mayBeShared = false;
    return this.#payment.waiting(context);
  }

  @Mutation(() => ResumeCheckoutResult, {
    description:
      'Reopens the payment page of an unpaid order, for its owner, for a guest with its key, and in the browser ' +
      'that it was placed in.',
  })
  @Auth('GUEST')
  resumeCheckout(
    @Ctx() context: Context,
    @Arg('orderId', () => ID, { description: 'The unpaid order, a UUID.' }) orderId: string,
  ): Promise<typeof ResumeCheckoutResult> {
    return this.#payment.resume(context, orderId);
  }
}
