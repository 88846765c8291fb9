import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import {
  InvalidCredentials,
  PROOF_REFUSALS,
  Session,
  TooManyAttempts,
  InvalidCode,
} from './account.results.ts';
import { EmailNotVerified } from './personal-data.results.ts';
import { User } from './user.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description: 'Two-factor sign-in: after the password, the account needs a code from an authenticator app.',
})
export class TwoFactor {
  @Field(() => DateTime, { description: 'When it was enabled.' }) since: Date;
  @Field(() => Int, { description: 'How many of the ten recovery codes are left.' })
  recoveryCodesLeft: number;
}

@ObjectType({ description: 'A secret for an authenticator app. Nothing changes until enableTwoFactor.' })
export class TwoFactorSetup {
  @Field({ description: 'The secret in base32, in groups of four for typing; shown only here.' })
  secret: string;
  @Field({ description: 'The secret as an otpauth URL, for a QR code.' }) uri: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Ten new recovery codes. Each can be used once instead of a code from the app.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'The codes; shown only here.' }) codes: string[];
  @Field(() => User, { description: 'The account’s owner.' }) user: User;
}

@ObjectType({
  implements: Refusal,
  description:
    'The challenge is unknown, used, or more than ten minutes old, or the password was changed ' +
    'since: sign in again.',
})
export class InvalidChallenge extends Refusal {}

@ObjectType({ implements: Refusal, description: 'Two-factor sign-in is already enabled.' })
export class TwoFactorAlreadyEnabled extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Two-factor sign-in is disabled, or its set-up hasn’t been started.',
})
export class TwoFactorNotEnabled extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Administrators can do this to other accounts, but not to their own.',
})
export class OwnAccount extends Refusal {}

export const FinishLoginResult = createUnionType({
  name: 'FinishLoginResult',
  description: 'A session, or why the code was refused.',
  types: () => [Session, InvalidInput, InvalidCode, InvalidChallenge, TooManyAttempts] as const,
});

export const StartTwoFactorSetupResult = createUnionType({
  name: 'StartTwoFactorSetupResult',
  description: 'A secret for the authenticator app, or why none was created.',
  types: () =>
    [
      TwoFactorSetup,
      InvalidInput,
      InvalidCredentials,
      TooManyAttempts,
      EmailNotVerified,
      TwoFactorAlreadyEnabled,
    ] as const,
});

export const EnableTwoFactorResult = createUnionType({
  name: 'EnableTwoFactorResult',
  description: 'The recovery codes for the enabled two-factor sign-in, or why it wasn’t enabled.',
  types: () =>
    [
      RecoveryCodes,
      InvalidInput,
      InvalidCode,
      TooManyAttempts,
      TwoFactorAlreadyEnabled,
      TwoFactorNotEnabled,
    ] as const,
});

export const DisableTwoFactorResult = createUnionType({
  name: 'DisableTwoFactorResult',
  description:
    'The account, which now signs in with the password alone, or why two-factor sign-in wasn’t disabled.',
  types: () => [User, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const RegenerateRecoveryCodesResult = createUnionType({
  name: 'RegenerateRecoveryCodesResult',
  description: 'New recovery codes, or why the old ones weren’t replaced.',
  types: () => [RecoveryCodes, InvalidInput, ...PROOF_REFUSALS, TwoFactorNotEnabled] as const,
});
