import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Order, OrderReader } from '../../orders/index.ts';
import { Checkout } from './payment-page.results.ts';
import { PaymentSessionService } from './payment-session.service.ts';
import { PaymentSession } from './payment-session.type.ts';

@Resolver(() => Checkout)
export class PaymentSessionResolver extends Service {
  readonly #orders = this.services.get(OrderReader);
  readonly #sessions = this.services.get(PaymentSessionService);

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order, for its signed-in owner and for a guest with its key.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  order(@Root() { orderId }: Checkout, @Ctx() { viewer }: Context): Promise<Order | null> {
    return this.#orders.find(viewer, orderId);
  }

  @Query(() => PaymentSession, {
    nullable: true,
    description: 'A payment as its return page shows it; null for an unknown id.',
  })
  @Auth('GUEST')
  paymentSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The session’s id, cs_….' }) id: string,
  ): Promise<PaymentSession | null> {
    return this.#sessions.read(id, context);
  }
}
