import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { ChangeEmailInput, ChangeProfileInput } from '../record/account.inputs.ts';
import { ChangeEmailResult, ChangeProfileResult } from '../record/account.results.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { EmailChangeService } from './email-change.service.ts';

/** The changes the viewer may make to their own account. */
@Resolver()
export class ProfileResolver {
  readonly #accounts: AccountService;
  readonly #changes: EmailChangeService;

  constructor(services: Services) {
    this.#accounts = services.get(AccountService);
    this.#changes = services.get(EmailChangeService);
  }

  @Mutation(() => ChangeProfileResult, {
    nullable: true,
    description: 'Changes the viewer’s name and telephone number. Orders keep what they were placed with.',
  })
  @Auth('CUSTOMER')
  changeProfile(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ChangeProfileInput, { description: 'The complete new profile.' })
    input: ChangeProfileInput,
  ): Promise<typeof ChangeProfileResult> {
    return this.#accounts.changeProfile(viewer, input);
  }

  @Mutation(() => ChangeEmailResult, {
    nullable: true,
    description:
      'Mails a link to a new address for the viewer’s account; verifyEmail completes the change. ' +
      'The old address is notified. Five an hour; the link works once, for 24 hours.',
  })
  @Auth('CUSTOMER')
  changeEmail(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ChangeEmailInput, { description: 'The new address, and the password with a code.' })
    input: ChangeEmailInput,
  ): Promise<typeof ChangeEmailResult> {
    return this.#changes.request(viewer, input);
  }
}
