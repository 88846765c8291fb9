import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { LoginInput, RegisterInput } from './account.inputs.ts';
import { LoginResult, RegisterResult, VerifyEmailResult } from './account.results.ts';
import { AccountService } from './account.service.ts';
import { EmailVerificationService } from './email-verification.service.ts';
import { User } from './user.entity.ts';

@Resolver()
export class AccountResolver {
  readonly #accounts: AccountService;
  readonly #verification: EmailVerificationService;

  constructor(services: Services) {
    this.#accounts = services.get(AccountService);
    this.#verification = services.get(EmailVerificationService);
  }

  @Query(() => User, { nullable: true, description: 'Who is signed in; null for guests.' })
  @Auth('GUEST')
  me(@Ctx() { viewer }: Context): Promise<User | null> {
    return this.#accounts.me(viewer);
  }

  @Mutation(() => LoginResult, {
    description:
      'Signs in. Five wrong tries for an account or twenty from an address in 15 minutes, and further ones are refused.',
  })
  @Auth('GUEST')
  login(
    @Ctx() context: Context,
    @Arg('input', () => LoginInput, { description: 'Who signs in.' }) input: LoginInput,
  ): Promise<typeof LoginResult> {
    return this.#accounts.login(input, context);
  }

  @Mutation(() => RegisterResult, {
    description: 'Makes a customer’s account, signs it in, and mails a link that confirms its address.',
  })
  @Auth('GUEST')
  register(
    @Ctx() context: Context,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<typeof RegisterResult> {
    return this.#accounts.register(input, context);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Mails the link that confirms the address of the account again; false when it is confirmed already. Five an hour.',
  })
  @Auth('CUSTOMER')
  requestEmailVerification(@Ctx() { viewer }: Context): Promise<boolean> {
    return this.#verification.request(viewer);
  }

  @Mutation(() => VerifyEmailResult, {
    description:
      'Confirms an address by the token that was mailed to it, for the account that asked for it, which must be signed in. When changeEmail mailed it, the address becomes that of the account. The token works once, for three days from registration and for one day from changeEmail.',
  })
  @Auth('GUEST')
  verifyEmail(
    @Ctx() { viewer }: Context,
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
  ): Promise<typeof VerifyEmailResult> {
    return this.#verification.verify(token, viewer);
  }
}
