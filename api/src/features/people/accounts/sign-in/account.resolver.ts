import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { LoginInput, RegisterInput } from '../record/account.inputs.ts';
import { LoginResult, RegisterResult, VerifyEmailResult } from '../record/account.results.ts';
import { User } from '../record/user.entity.ts';
import { AccountService } from './account.service.ts';
import { EmailVerificationService } from './email-verification.service.ts';

@Resolver()
export class AccountResolver extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #verification = this.services.get(EmailVerificationService);

  @Query(() => User, { nullable: true, description: 'The signed-in user; null for guests.' })
  @Auth('GUEST')
  me(@Ctx() { viewer }: Context): Promise<User | null> {
    return this.#accounts.me(viewer);
  }

  @Mutation(() => LoginResult, {
    description:
      'Signs in. Refused after five failed attempts for an account, or twenty from a network, in 15 ' +
      'minutes.',
  })
  @Auth('GUEST')
  login(
    @Ctx() context: Context,
    @Arg('input', () => LoginInput, { description: 'The account’s credentials.' }) input: LoginInput,
  ): Promise<typeof LoginResult> {
    return this.#accounts.login(input, context);
  }

  @Mutation(() => RegisterResult, {
    description: 'Creates a customer’s account, signs it in, and emails a link to confirm its address.',
  })
  @Auth('GUEST')
  register(
    @Ctx() context: Context,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<typeof RegisterResult> {
    return this.#accounts.register(input, context);
  }

  @Mutation(() => Boolean, {
    description:
      'Sends the link that confirms the account’s address again. False if it’s already confirmed. ' +
      'At most five an hour.',
  })
  @Auth('CUSTOMER')
  requestEmailVerification(@Ctx() { viewer }: Context): Promise<boolean> {
    return this.#verification.request(viewer);
  }

  @Mutation(() => VerifyEmailResult, {
    description:
      'Confirms an address with the token emailed to it. The account that requested it must be ' +
      'signed in. After requestEmailChange, this makes the address the account’s. The token works ' +
      'once, for three days after registration and one day after requestEmailChange.',
  })
  @Auth('GUEST')
  verifyEmail(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the emailed link.' }) token: string,
  ): Promise<typeof VerifyEmailResult> {
    return this.#verification.verify(token, context.viewer, context);
  }
}
