import type { InputRule } from '@treadline/schema/input/rule';
import { InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const PASSWORD: InputRule = { format: 'password', required: 'Enter your password' };
const APP_CODE: InputRule = { maxLength: 40, required: 'Enter the code from your authenticator app' };
const CODE: InputRule = { maxLength: 40, required: 'Enter a code' };
const CODE_DESCRIPTION =
  'A code from the authenticator app, or a recovery code. Spaces, hyphens and case don’t matter.';

/** The viewer's password. */
@InputType()
abstract class OwnPassword {
  @Constraint(PASSWORD)
  @BlankText({ description: 'The account’s password, so that an unattended browser isn’t enough.' })
  password: string;
}

/** The viewer's password and two-factor code. */
@InputType()
abstract class PasswordAndCode extends OwnPassword {
  @Constraint(CODE)
  @BlankText({ description: CODE_DESCRIPTION })
  code: string;
}

@InputType({ description: 'The challenge and code that finish a sign-in.' })
export class FinishLoginInput {
  @Constraint({ maxLength: 2_000, required: 'Please sign in again' })
  @BlankText({ description: 'The challenge from login.' })
  challenge: string;
  @Constraint(CODE)
  @BlankText({ description: CODE_DESCRIPTION })
  code: string;
}

@InputType({ description: 'Starts setting up two-factor sign-in.' })
export class StartTwoFactorSetupInput extends OwnPassword {}

@InputType({ description: 'Proves that the authenticator app has the secret.' })
export class EnableTwoFactorInput {
  @Constraint(APP_CODE)
  @BlankText({ description: 'The code that the app shows.' })
  code: string;
}

@InputType({ description: 'Disables two-factor sign-in.' })
export class DisableTwoFactorInput extends PasswordAndCode {}

@InputType({ description: 'Replaces the recovery codes.' })
export class RegenerateRecoveryCodesInput extends PasswordAndCode {}
