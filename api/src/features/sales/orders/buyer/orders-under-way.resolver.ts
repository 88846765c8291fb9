import { Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { OrdersUnderWayService } from './orders-under-way.service.ts';
import { OrdersUnderWay } from './orders-under-way.type.ts';

@Resolver()
export class OrdersUnderWayResolver {
  readonly #underWay: OrdersUnderWayService;

  constructor(services: Services) {
    this.#underWay = services.get(OrdersUnderWayService);
  }

  @Query(() => OrdersUnderWay, {
    nullable: true,
    description:
      'The viewer’s orders for which deleteAccount would be refused now; null when there are none.',
  })
  @Auth('CUSTOMER')
  deletionObstacle(@Ctx() { viewer }: Context): Promise<OrdersUnderWay | null> {
    return this.#underWay.ofViewer(viewer);
  }
}
