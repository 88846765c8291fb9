import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { TwoFactorService } from '../../two-factor/index.ts';
import {
  StartTwoFactorSetupInput,
  FinishLoginInput,
  RegenerateRecoveryCodesInput,
  DisableTwoFactorInput,
  EnableTwoFactorInput,
} from '../record/two-factor.inputs.ts';
import {
  StartTwoFactorSetupResult,
  FinishLoginResult,
  RegenerateRecoveryCodesResult,
  DisableTwoFactorResult,
  EnableTwoFactorResult,
  TwoFactor,
} from '../record/two-factor.results.ts';
import { User } from '../record/user.entity.ts';
import { SignInService } from './sign-in.service.ts';
import { TwoFactorChangeService } from './two-factor-change.service.ts';

/** Two-factor sign-in: its state, enabling and disabling it, and signing in with a code. */
@Resolver(() => User)
export class TwoFactorResolver extends Service {
  readonly #twoFactor = this.services.get(TwoFactorService);
  readonly #changes = this.services.get(TwoFactorChangeService);
  readonly #signIns = this.services.get(SignInService);
  readonly #states = new AnswerLoader<string, TwoFactor | null>(async (ids) =>
    (await this.#twoFactor.statesOf(this.platform.orm.em.fork(), ids)).map(
      (state) => state && result(TwoFactor, { ...state }),
    ),
  );

  @FieldResolver(() => TwoFactor, {
    nullable: true,
    description: 'Two-factor sign-in; null if it’s disabled.',
  })
  @Auth('CUSTOMER')
  twoFactor(@Root() { id }: User, @Ctx() context: Context): Promise<TwoFactor | null> {
    return this.#states.load(context, id);
  }

  @Mutation(() => FinishLoginResult, {
    description:
      'Finishes signing in to an account with two-factor sign-in, using the challenge from login ' +
      'and a code. Refused after five wrong codes for an account in 15 minutes; they also count as ' +
      'wrong sign-ins from the network.',
  })
  @Auth('GUEST')
  finishLogin(
    @Ctx() context: Context,
    @Arg('input', () => FinishLoginInput, { description: 'The challenge and a code.' })
    input: FinishLoginInput,
  ): Promise<typeof FinishLoginResult> {
    return this.#signIns.finish(input, context);
  }

  @Mutation(() => StartTwoFactorSetupResult, {
    description: 'Creates a secret for the viewer’s authenticator app. The email address must be confirmed.',
  })
  @Auth('CUSTOMER')
  startTwoFactorSetup(
    @Ctx() { viewer }: Context,
    @Arg('input', () => StartTwoFactorSetupInput, { description: 'The password.' })
    input: StartTwoFactorSetupInput,
  ): Promise<typeof StartTwoFactorSetupResult> {
    return this.#changes.begin(viewer, input);
  }

  @Mutation(() => EnableTwoFactorResult, {
    description:
      'Enables two-factor sign-in for the viewer with a code generated from the secret from ' +
      'startTwoFactorSetup. All sessions but this one end.',
  })
  @Auth('CUSTOMER')
  enableTwoFactor(
    @Ctx() context: Context,
    @Arg('input', () => EnableTwoFactorInput, { description: 'The code that the app shows.' })
    input: EnableTwoFactorInput,
  ): Promise<typeof EnableTwoFactorResult> {
    return this.#changes.turnOn(context.viewer, input, context);
  }

  @Mutation(() => DisableTwoFactorResult, {
    description: 'Disables two-factor sign-in for the viewer; its recovery codes stop working.',
  })
  @Auth('CUSTOMER')
  disableTwoFactor(
    @Ctx() context: Context,
    @Arg('input', () => DisableTwoFactorInput, { description: 'The password and a code.' })
    input: DisableTwoFactorInput,
  ): Promise<typeof DisableTwoFactorResult> {
    return this.#changes.turnOff(context.viewer, input, context);
  }

  @Mutation(() => RegenerateRecoveryCodesResult, {
    description: 'Creates ten new recovery codes for the viewer; the old ones stop working.',
  })
  @Auth('CUSTOMER')
  regenerateRecoveryCodes(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RegenerateRecoveryCodesInput, { description: 'The password and a code.' })
    input: RegenerateRecoveryCodesInput,
  ): Promise<typeof RegenerateRecoveryCodesResult> {
    return this.#changes.regenerateRecoveryCodes(viewer, input);
  }
}
