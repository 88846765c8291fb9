import { Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { OrdersInProgressService } from './orders-in-progress.service.ts';
import { OrdersInProgress } from './orders-in-progress.type.ts';

@Resolver()
export class OrdersInProgressResolver extends Service {
  readonly #inProgress = this.services.get(OrdersInProgressService);

  @Query(() => OrdersInProgress, {
    nullable: true,
    description: 'The viewer’s orders that would make deleteAccount fail now; null if there aren’t any.',
  })
  @Auth('CUSTOMER')
  deletionObstacle(@Ctx() { viewer }: Context): Promise<OrdersInProgress | null> {
    return this.#inProgress.ofViewer(viewer);
  }
}
