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
      'Logs a page’s error without identifying the visitor. At most 60 an hour from one network. ' +
      'Always true.',
  })
  @Auth('GUEST')
  async reportBrowserFault(
    @Ctx() { network }: Context,
    @Arg('input', () => ReportBrowserFaultInput, { description: 'The error and its page.' })
    input: ReportBrowserFaultInput,
  ): Promise<boolean> {
    await this.#faults.report(input, network);
    return true;
  }
}
