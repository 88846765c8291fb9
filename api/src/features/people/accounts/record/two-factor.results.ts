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
  description:
    'Two-factor sign-in: after the password the account asks for a code from an authenticator app.',
})
export class TwoFactor {
  @Field(() => DateTime, { description: 'When it was turned on.' }) since: Date;
  @Field(() => Int, { description: 'How many of the ten recovery codes are left.' })
  recoveryCodesLeft: number;
}

@ObjectType({ description: 'A secret for an authenticator app. Nothing changes before enableTwoFactor.' })
export class TwoFactorSetup {
  @Field({ description: 'The secret in base32, in groups of four for typing; shown only here.' })
  secret: string;
  @Field({ description: 'The otpauth address of the same secret, for a QR code.' }) uri: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Ten new recovery codes. Each can be used once in place of a code from the app.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'The codes; shown only here.' }) codes: string[];
  @Field(() => User, { description: 'The owner of the account.' }) user: User;
}

@ObjectType({
  implements: Refusal,
  description:
    'The challenge is unknown, older than ten minutes or was answered, or the password was changed since: sign ' +
    'in again.',
})
export class InvalidChallenge extends Refusal {}

@ObjectType({ implements: Refusal, description: 'Two-factor sign-in is on already.' })
export class TwoFactorAlreadyEnabled extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Two-factor sign-in is off, or nobody has begun to turn it on.',
})
export class TwoFactorNotEnabled extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Administrators do this to the accounts of others, not to their own.',
})
export class OwnAccount extends Refusal {}

export const FinishLoginResult = createUnionType({
  name: 'FinishLoginResult',
  description: 'A session, or why the second step was refused.',
  types: () => [Session, InvalidInput, InvalidCode, InvalidChallenge, TooManyAttempts] as const,
});

export const StartTwoFactorSetupResult = createUnionType({
  name: 'StartTwoFactorSetupResult',
  description: 'A secret for the authenticator app, or why there is none.',
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
  description: 'The recovery codes of an account whose two-factor sign-in is now on, or why it is not.',
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
  description: 'The account, which now asks for its password alone, or why two-factor sign-in stays on.',
  types: () => [User, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const RegenerateRecoveryCodesResult = createUnionType({
  name: 'RegenerateRecoveryCodesResult',
  description: 'New recovery codes, or why the old ones stay.',
  types: () => [RecoveryCodes, InvalidInput, ...PROOF_REFUSALS, TwoFactorNotEnabled] as const,
});
