import { Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { JobAttention } from './job-attention.service.ts';
import { TroubledJobPage } from './troubled-job.types.ts';

@Resolver()
export class JobAttentionResolver extends Service {
  readonly #attention = this.services.get(JobAttention);

  @Query(() => TroubledJobPage, { description: 'One page of the fitting jobs that need attention.' })
  @Auth('ADMIN', 'READ_ORDERS')
  async troubledJobs(@Paged() paging: Paging): Promise<TroubledJobPage> {
    const all = await this.#attention.find();
    const from = offsetOf(paging);
    return result(TroubledJobPage, {
      items: all.slice(from, from + paging.limit),
      pageInfo: pageInfo(paging, all.length),
    });
  }
}
