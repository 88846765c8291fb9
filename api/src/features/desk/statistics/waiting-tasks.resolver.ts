import { Ctx, Directive, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { WaitingTaskService, type WaitingCount } from './waiting-tasks.service.ts';
import { WaitingKind } from './waiting-tasks.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'How much of one kind of work waits for the shop.' })
class WaitingTask {
  @Field(() => WaitingKind, { description: 'What waits.' }) kind: WaitingKind;
  @Field(() => Int, { description: 'How many of them; at least 1.' }) count: number;
}

@Resolver(() => WaitingTask)
export class WaitingTaskResolver extends Service {
  readonly #tasks = this.services.get(WaitingTaskService);

  @Query(() => [WaitingTask], {
    description: 'What waits for the viewer, by their scopes; kinds of which nothing waits are left out.',
  })
  @Auth('ADMIN', 'USE_ADMIN')
  waitingTasks(@Ctx() { viewer }: Context): Promise<WaitingCount[]> {
    return this.#tasks.count(viewer);
  }
}
