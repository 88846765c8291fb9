import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { ReportBrowserFaultInput } from './browser-fault.inputs.ts';
import { BrowserFaultService } from './browser-fault.service.ts';

@Resolver()
export class BrowserFaultResolver extends Service {
  readonly #faults = this.services.get(BrowserFaultService);

  @Mutation(() => Boolean, {
    description:
      'Writes a fault of a page to the shop’s log, without its visitor. From one address, 60 an hour. Always true.',
  })
  @Auth('GUEST')
  async reportBrowserFault(
    @Ctx() { network }: Context,
    @Arg('input', () => ReportBrowserFaultInput, { description: 'What failed, and where.' })
    input: ReportBrowserFaultInput,
  ): Promise<boolean> {
    await this.#faults.report(input, network);
    return true;
  }
}
