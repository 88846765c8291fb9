import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { TwoStepService } from '../../two-step/index.ts';
import {
  BeginTwoStepInput,
  FinishLoginInput,
  RenewRecoveryCodesInput,
  TurnOffTwoStepInput,
  TurnOnTwoStepInput,
} from '../record/two-step.inputs.ts';
import {
  BeginTwoStepResult,
  FinishLoginResult,
  RenewRecoveryCodesResult,
  TurnOffTwoStepResult,
  TurnOnTwoStepResult,
  TwoStep,
} from '../record/two-step.results.ts';
import { User } from '../record/user.entity.ts';
import { SignInService } from './sign-in.service.ts';
import { TwoStepChangeService } from './two-step-change.service.ts';

/** Two-step sign-in: how it stands, how it is turned on and off, and the second step itself. */
@Resolver(() => User)
export class TwoStepResolver {
  readonly #changes: TwoStepChangeService;
  readonly #signIns: SignInService;
  readonly #states: AnswerLoader<string, TwoStep | null>;

  constructor(services: Services) {
    this.#changes = services.get(TwoStepChangeService);
    this.#signIns = services.get(SignInService);
    const twoStep = services.get(TwoStepService);
    this.#states = new AnswerLoader(async (ids) =>
      (await twoStep.statesOf(services.platform.orm.em.fork(), ids)).map(
        (state) => state && result(TwoStep, { ...state }),
      ),
    );
  }

  @FieldResolver(() => TwoStep, { nullable: true, description: 'Two-step sign-in; null while it is off.' })
  @Auth('CUSTOMER')
  twoStep(@Root() { id }: User, @Ctx() context: Context): Promise<TwoStep | null> {
    return this.#states.load(context, id);
  }

  @Mutation(() => FinishLoginResult, {
    description:
      'Signs in an account with two-step sign-in: takes the challenge of login and a code. Refused after five ' +
      'wrong codes for an account in 15 minutes; they count among the network address’s wrong sign-ins too.',
  })
  @Auth('GUEST')
  finishLogin(
    @Ctx() context: Context,
    @Arg('input', () => FinishLoginInput, { description: 'The challenge and a code.' })
    input: FinishLoginInput,
  ): Promise<typeof FinishLoginResult> {
    return this.#signIns.finish(input, context);
  }

  @Mutation(() => BeginTwoStepResult, {
    nullable: true,
    description: 'Makes a secret for the viewer’s authenticator app. The address must be confirmed.',
  })
  @Auth('CUSTOMER')
  beginTwoStep(
    @Ctx() { viewer }: Context,
    @Arg('input', () => BeginTwoStepInput, { description: 'The password.' }) input: BeginTwoStepInput,
  ): Promise<typeof BeginTwoStepResult> {
    return this.#changes.begin(viewer, input);
  }

  @Mutation(() => TurnOnTwoStepResult, {
    nullable: true,
    description:
      'Turns two-step sign-in on for the viewer with a code of the secret that beginTwoStep gave. This session ' +
      'continues; all others end.',
  })
  @Auth('CUSTOMER')
  turnOnTwoStep(
    @Ctx() context: Context,
    @Arg('input', () => TurnOnTwoStepInput, { description: 'The code that the app shows.' })
    input: TurnOnTwoStepInput,
  ): Promise<typeof TurnOnTwoStepResult> {
    return this.#changes.turnOn(context.viewer, input, context);
  }

  @Mutation(() => TurnOffTwoStepResult, {
    nullable: true,
    description: 'Turns two-step sign-in off for the viewer; its recovery codes no longer count.',
  })
  @Auth('CUSTOMER')
  turnOffTwoStep(
    @Ctx() context: Context,
    @Arg('input', () => TurnOffTwoStepInput, { description: 'The password and a code.' })
    input: TurnOffTwoStepInput,
  ): Promise<typeof TurnOffTwoStepResult> {
    return this.#changes.turnOff(context.viewer, input, context);
  }

  @Mutation(() => RenewRecoveryCodesResult, {
    nullable: true,
    description: 'Makes ten new recovery codes for the viewer; the old ones no longer count.',
  })
  @Auth('CUSTOMER')
  renewRecoveryCodes(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RenewRecoveryCodesInput, { description: 'The password and a code.' })
    input: RenewRecoveryCodesInput,
  ): Promise<typeof RenewRecoveryCodesResult> {
    return this.#changes.renewRecoveryCodes(viewer, input);
  }
}
