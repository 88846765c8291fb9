import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { Order } from '../orders/order.entity.ts';
import { ResumeCheckoutResult } from './checkout.results.ts';
import { OrderPaymentService } from './order-payment.service.ts';

/** The fields of an order that this feature adds. */
@Resolver(() => Order)
export class OrderPaymentResolver {
  readonly #payment: OrderPaymentService;

  constructor(services: Services) {
    this.#payment = services.get(OrderPaymentService);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it awaits payment and the viewer can return to the payment page with resumeCheckout.',
  })
  canPay(@Root() order: Order, @Ctx() { viewer }: Context): boolean {
    return this.#payment.canPay(order, viewer);
  }

  @Mutation(() => ResumeCheckoutResult, {
    nullable: true,
    description:
      'Reopens the payment page of an unpaid order of the viewer’s own, or of the one whose key the request carries.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  resumeCheckout(
    @Ctx() { viewer }: Context,
    @Arg('orderId', () => ID, { description: 'The unpaid order, a UUID.' }) orderId: string,
  ): Promise<typeof ResumeCheckoutResult> {
    return this.#payment.resume(viewer, orderId);
  }
}
