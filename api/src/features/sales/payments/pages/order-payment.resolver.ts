import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Order } from '../../orders/index.ts';
import { OrderPaymentService } from './order-payment.service.ts';
import { ResumeCheckoutResult } from './payment-page.results.ts';
import { WaitingPayment } from './waiting-payment.type.ts';

/** Adds the payment fields of an order, and the way back to its payment page. */
@Resolver(() => Order)
export class OrderPaymentResolver extends Service {
  readonly #payment = this.services.get(OrderPaymentService);

  @FieldResolver(() => Boolean, {
    description:
      'Whether the order awaits payment and the viewer can return to its payment page with resumeCheckout.',
  })
  canPay(@Root() order: Order, @Ctx() context: Context): boolean {
    return this.#payment.payUntil(order, context) !== null;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When the viewer can last pay the order; null unless canPay.',
  })
  payUntil(@Root() order: Order, @Ctx() context: Context): Date | null {
    return this.#payment.payUntil(order, context);
  }

  @Query(() => WaitingPayment, {
    nullable: true,
    description:
      'The newest unpaid order that the viewer, or a guest in this browser, placed. It may hold the ' +
      'very tyres that now look sold out. Null if there isn’t one.',
  })
  @Auth('GUEST')
  waitingPayment(@Ctx() context: Context): Promise<WaitingPayment | null> {
    context.answer.mayBeShared = false;
    return this.#payment.waiting(context);
  }

  @Mutation(() => ResumeCheckoutResult, {
    description:
      'Reopens the payment page of an unpaid order, for its owner, for a guest with its key, and in the ' +
      'browser that placed it.',
  })
  @Auth('GUEST')
  resumeCheckout(
    @Ctx() context: Context,
    @Arg('orderId', () => ID, { description: 'The unpaid order’s id, a UUID.' }) orderId: string,
  ): Promise<typeof ResumeCheckoutResult> {
    return this.#payment.resume(context, orderId);
  }
}
