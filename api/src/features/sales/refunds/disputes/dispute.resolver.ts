import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { disputeOf, Order, OrderDispute, OrderLoader } from '../../orders/index.ts';

@Resolver(() => Order)
export class DisputeResolver extends Service {
  readonly #loader = this.services.get(OrderLoader);

  @FieldResolver(() => [OrderDispute], {
    description: 'The buyer’s bank’s disputes of its payment, oldest first.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  async disputes(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderDispute[]> {
    return (await this.#loader.disputes.load(context, id)).map(disputeOf);
  }
}
