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
    description: 'Changes the viewer’s password. This session continues; all others end.',
  })
  @Auth('CUSTOMER')
  updatePassword(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePasswordInput, { description: 'The current and the new password.' })
    input: UpdatePasswordInput,
  ): Promise<typeof UpdatePasswordResult> {
    return this.#changes.change(context.viewer, input, context);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to set a new password if the address has an account. Always true, so that the ' +
      'answer does not reveal accounts.',
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
      'Sets a new password with the mailed token, which works once, for 30 minutes; all sessions ' +
      'end. It also confirms the address: guest orders placed with it belong to the account from ' +
      'then on.',
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
