import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { ChangePasswordInput, ResetPasswordInput } from './account.inputs.ts';
import { ChangePasswordResult, ResetPasswordResult } from './account.results.ts';
import { PasswordChangeService } from './password-change.service.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Resolver()
export class PasswordResolver {
  readonly #changes: PasswordChangeService;
  readonly #resets: PasswordResetService;

  constructor(services: Services) {
    this.#changes = services.get(PasswordChangeService);
    this.#resets = services.get(PasswordResetService);
  }

  @Mutation(() => ChangePasswordResult, {
    nullable: true,
    description: 'Changes the viewer’s password. This session goes on, every other one ends.',
  })
  @Auth('CUSTOMER')
  changePassword(
    @Ctx() context: Context,
    @Arg('input', () => ChangePasswordInput, { description: 'The old password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<typeof ChangePasswordResult> {
    return this.#changes.change(context.viewer, input, context);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link that sets a new password, when the address has an account. Always true: it does not tell who has one.',
  })
  @Auth('GUEST')
  requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address of the account.' }) email: string,
  ): Promise<boolean> {
    return this.#resets.request(email, context);
  }

  @Mutation(() => ResetPasswordResult, {
    description:
      'Sets a new password by the token that was mailed. The token works once, for 30 minutes; every session ends. It also confirms the address it was mailed to: orders that were placed with it without an account belong to the account from then on.',
  })
  @Auth('GUEST')
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' })
    input: ResetPasswordInput,
  ): Promise<typeof ResetPasswordResult> {
    return this.#resets.reset(input);
  }
}
