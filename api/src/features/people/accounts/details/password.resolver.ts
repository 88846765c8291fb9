import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { UpdatePasswordInput, ResetPasswordInput } from '../record/account.inputs.ts';
import { UpdatePasswordResult, ResetPasswordResult } from '../record/account.results.ts';
import { PasswordChangeService } from './password-change.service.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Resolver()
export class PasswordResolver extends Service {
  readonly #changes = this.services.get(PasswordChangeService);
  readonly #resets = this.services.get(PasswordResetService);

  @Mutation(() => UpdatePasswordResult, {
    description: 'Changes the viewer’s password. All sessions but this one end.',
  })
  @Auth('CUSTOMER')
  updatePassword(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePasswordInput, { description: 'The current password and the new one.' })
    input: UpdatePasswordInput,
  ): Promise<typeof UpdatePasswordResult> {
    return this.#changes.change(context.viewer, input, context);
  }

  @Mutation(() => Boolean, {
    description:
      'Emails a password reset link if the address has an account. Always true, so that the ' +
      'response doesn’t reveal accounts.',
  })
  @Auth('GUEST')
  requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The account’s email address.' }) email: string,
  ): Promise<boolean> {
    return this.#resets.request(email, context);
  }

  @Mutation(() => ResetPasswordResult, {
    description:
      'Sets a new password with the emailed token, which works once, for 30 minutes; all sessions ' +
      'end. It also confirms the address, so guest orders placed with it join the account.',
  })
  @Auth('GUEST')
  resetPassword(
    @Ctx() context: Context,
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' })
    input: ResetPasswordInput,
  ): Promise<typeof ResetPasswordResult> {
    return this.#resets.reset(input, context);
  }
}
