import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { JobAdminService } from './job-admin.service.ts';
import { JobFilter } from './job.inputs.ts';
import { JobQueue, QueuedJob, QueuedJobPage } from './job.type.ts';

@Resolver()
export class JobResolver extends Service {
  readonly #desk = this.services.get(JobAdminService);

  @Query(() => [JobQueue], { description: 'The shop’s background job queues, A to Z.' })
  @Auth('ADMIN', 'OPERATE')
  jobQueues(): Promise<JobQueue[]> {
    return this.#desk.queues();
  }

  @Query(() => QueuedJobPage, { description: 'The last week’s jobs, newest first.' })
  @Auth('ADMIN', 'OPERATE')
  jobs(
    @Arg('filter', () => JobFilter, { defaultValue: {}, description: 'Which jobs; all if left out.' })
    filter: JobFilter,
    @Paged() paging: Paging,
  ): Promise<QueuedJobPage> {
    return this.#desk.list(filter, paging);
  }

  @Mutation(() => QueuedJob, {
    nullable: true,
    description:
      'Retries a job that has used up its attempts; other jobs are left alone. Null if the id is unknown.',
  })
  @Auth('ADMIN', 'OPERATE')
  retryJob(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The job’s id, a UUID.' }) id: string,
  ): Promise<QueuedJob | null> {
    return this.#desk.retry(id, viewer);
  }
}
