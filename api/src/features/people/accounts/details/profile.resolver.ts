import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { RequestEmailChangeInput, UpdateProfileInput } from '../record/account.inputs.ts';
import { RequestEmailChangeResult, UpdateProfileResult } from '../record/account.results.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { EmailChangeService } from './email-change.service.ts';

/** The viewer's changes to their own account. */
@Resolver()
export class ProfileResolver extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #changes = this.services.get(EmailChangeService);

  @Mutation(() => UpdateProfileResult, {
    description: 'Changes the viewer’s name and telephone number. Existing orders stay as they are.',
  })
  @Auth('CUSTOMER')
  updateProfile(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The complete new profile.' })
    input: UpdateProfileInput,
  ): Promise<typeof UpdateProfileResult> {
    return this.#accounts.updateProfile(viewer, input);
  }

  @Mutation(() => RequestEmailChangeResult, {
    description:
      'Emails a link to a new address for the viewer’s account; verifyEmail completes the change. ' +
      'The old address is notified. At most five an hour; the link works once, for 24 hours.',
  })
  @Auth('CUSTOMER')
  requestEmailChange(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RequestEmailChangeInput, {
      description: 'The new address, the password, and a code if needed.',
    })
    input: RequestEmailChangeInput,
  ): Promise<typeof RequestEmailChangeResult> {
    return this.#changes.request(viewer, input);
  }
}
