import { Ctx, Directive, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { LocalDate } from '../../../platform/input/scalars.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { WaitingTaskService, type WaitingCount } from './waiting-tasks.service.ts';
import { WaitingKind } from './waiting-tasks.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A kind of work to do, and how much.' })
class WaitingTask {
  @Field(() => WaitingKind, { description: 'The kind of work.' }) kind: WaitingKind;
  @Field(() => Int, { description: 'How many; at least 1.' }) count: number;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day by which it must be done; null if no day is fixed.',
  })
  dueOn: string | null;
}

@Resolver(() => WaitingTask)
export class WaitingTaskResolver extends Service {
  readonly #tasks = this.services.get(WaitingTaskService);

  @Query(() => [WaitingTask], {
    description: 'Work that the viewer’s scopes let them do; kinds with nothing to do are left out.',
  })
  @Auth('ADMIN', 'USE_ADMIN')
  waitingTasks(@Ctx() { viewer }: Context): Promise<WaitingCount[]> {
    return this.#tasks.count(viewer);
  }
}
