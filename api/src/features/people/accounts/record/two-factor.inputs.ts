import type { InputRule } from '@treadline/schema/input/rule';
import { InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const PASSWORD: InputRule = { format: 'password', required: 'Enter your password' };
const APP_CODE: InputRule = { maxLength: 40, required: 'Enter the code from your authenticator app' };
const CODE: InputRule = { maxLength: 40, required: 'Enter a code' };
const CODE_DESCRIPTION =
  'A code from the authenticator app, or a recovery code. Spaces, hyphens and case do not matter.';

/** The password of whoever is signed in. */
@InputType()
abstract class OwnPassword {
  @Constraint(PASSWORD)
  @BlankText({ description: 'The account’s password, so that an unattended browser is not enough.' })
  password: string;
}

/** Both proofs of whoever is signed in. */
@InputType()
abstract class PasswordAndCode extends OwnPassword {
  @Constraint(CODE)
  @BlankText({ description: CODE_DESCRIPTION })
  code: string;
}

@InputType({ description: 'The second step of a sign-in.' })
export class FinishLoginInput {
  @Constraint({ maxLength: 2_000, required: 'Please sign in again' })
  @BlankText({ description: 'The challenge that login gave.' })
  challenge: string;
  @Constraint(CODE)
  @BlankText({ description: CODE_DESCRIPTION })
  code: string;
}

@InputType({ description: 'Starts to set up two-factor sign-in.' })
export class StartTwoFactorSetupInput extends OwnPassword {}

@InputType({ description: 'Shows that the authenticator app has the secret.' })
export class EnableTwoFactorInput {
  @Constraint(APP_CODE)
  @BlankText({ description: 'The code that the app shows now.' })
  code: string;
}

@InputType({ description: 'Turns two-factor sign-in off.' })
export class DisableTwoFactorInput extends PasswordAndCode {}

@InputType({ description: 'Replaces the recovery codes.' })
export class RegenerateRecoveryCodesInput extends PasswordAndCode {}
