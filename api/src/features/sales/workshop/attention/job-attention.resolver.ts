import { Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { JobAttention } from './job-attention.service.ts';
import { TroubledJobPage } from './troubled-job.types.ts';

@Resolver()
export class JobAttentionResolver extends Service {
  readonly #attention = this.services.get(JobAttention);

  @Query(() => TroubledJobPage, { description: 'One page of the fitting jobs that need attention.' })
  @Auth('ADMIN', 'READ_ORDERS')
  troubledJobs(@Paged() paging: Paging): Promise<TroubledJobPage> {
    return this.#attention.page(paging);
  }
}
