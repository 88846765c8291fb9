import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { ChangeEmailInput, UpdateProfileInput } from './account.inputs.ts';
import { ChangeEmailResult, UpdateProfileResult } from './account.results.ts';
import { AccountService } from './account.service.ts';
import { EmailChangeService } from './email-change.service.ts';

/** What people may change of themselves. */
@Resolver()
export class ProfileResolver {
  readonly #accounts: AccountService;
  readonly #changes: EmailChangeService;

  constructor(services: Services) {
    this.#accounts = services.get(AccountService);
    this.#changes = services.get(EmailChangeService);
  }

  @Mutation(() => UpdateProfileResult, {
    nullable: true,
    description: 'Changes the viewer’s name and telephone number. Orders keep what they were placed with.',
  })
  @Auth('CUSTOMER')
  updateProfile(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'All of it, as it shall be.' })
    input: UpdateProfileInput,
  ): Promise<typeof UpdateProfileResult> {
    return this.#accounts.updateProfile(viewer, input);
  }

  @Mutation(() => ChangeEmailResult, {
    nullable: true,
    description:
      'Mails a link to another address for the viewer’s account, which takes effect with verifyEmail. The old address is told. Five an hour; the link works once, for 24 hours.',
  })
  @Auth('CUSTOMER')
  changeEmail(
    @Ctx() context: Context,
    @Arg('input', () => ChangeEmailInput, { description: 'The new address and the password.' })
    input: ChangeEmailInput,
  ): Promise<typeof ChangeEmailResult> {
    return this.#changes.request(context.viewer, input, context);
  }
}
