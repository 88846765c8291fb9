import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { Order } from '../orders/order.entity.ts';
import { ResumeCheckoutResult } from './checkout.results.ts';
import { OrderPaymentService } from './order-payment.service.ts';

/** What this feature adds to an order. */
@Resolver(() => Order)
export class OrderPaymentResolver {
  readonly #payment: OrderPaymentService;

  constructor(services: Services) {
    this.#payment = services.get(OrderPaymentService);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it waits for its payment, and the viewer can go back to the payment page by resumeCheckout.',
  })
  canPay(@Root() order: Order, @Ctx() { viewer }: Context): boolean {
    return this.#payment.canPay(order, viewer);
  }

  @Mutation(() => ResumeCheckoutResult, {
    nullable: true,
    description: 'Leads the viewer back to the payment page of an own order that was left unpaid.',
  })
  @Auth('CUSTOMER')
  resumeCheckout(
    @Ctx() { viewer }: Context,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string,
  ): Promise<typeof ResumeCheckoutResult> {
    return this.#payment.resume(viewer, orderId);
  }
}
