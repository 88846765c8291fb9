import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from '../../../../platform/input/input-rules.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { checkRegistration } from './account-validation.ts';

/** A password to compare with the current one. */
const PASSWORD: InputRule = { format: 'password', required: 'Enter your password' };
/** A two-factor code. Optional here: the service says if it's missing. */
const CODE: InputRule = { maxLength: 40 };
const CODE_FIELD = {
  nullable: true,
  description:
    'A code from the authenticator app, or a recovery code. Needed if two-factor sign-in is ' +
    'enabled, and ignored otherwise.',
};
/** Long enough for any sentence, and short enough that nobody can make the shop hash a whole book. */
const MAX_PASSWORD = 200;
export const NEW_PASSWORD: InputRule = {
  maxLength: MAX_PASSWORD,
  format: 'password',
  message: `Password must be at most ${MAX_PASSWORD} characters`,
};

@Constraint({ required: 'Please enter both email and password' })
@InputType({ description: 'An account’s credentials.' })
export class LoginInput {
  @Constraint({ required: 'Email is required' })
  @BlankText({ description: 'The account’s email address, in any case.' })
  email: string;
  @Constraint(PASSWORD)
  @BlankText({ description: 'The account’s password.' })
  password: string;
}

@Constraint({ required: 'All fields are required' })
@Checked(checkRegistration)
@InputType({ description: 'A new account. Every field is required.' })
export class RegisterInput {
  @Constraint(FIRST_NAME)
  @BlankText({ description: 'The first name, used for greetings in emails.' })
  firstName: string;
  @Constraint(LAST_NAME)
  @BlankText({ description: 'The family name.' })
  lastName: string;
  @Constraint(EMAIL)
  @BlankText({ description: 'An email address that has no account yet.' })
  email: string;
  @Constraint({ ...NEW_PASSWORD, required: 'Choose a password' })
  @BlankText({
    description:
      'At least 6 characters of any kind, unless the shop requires more. It can’t be a very common password, the ' +
      'email address or the shop’s name with a few digits or signs added, or, if the shop checks that, a password ' +
      'known from data breaches.',
  })
  password: string;
  @Constraint({ ...PASSWORD, required: 'Enter the password again' })
  @BlankText({ description: 'The same password again.' })
  confirmPassword: string;
}

/** A person's name and telephone number. */
@InputType()
export abstract class PersonDetails {
  @Constraint(FIRST_NAME)
  @BlankText({ description: 'The first name, used for greetings in emails.' })
  firstName: string;
  @Constraint(LAST_NAME)
  @BlankText({ description: 'The family name.' })
  lastName: string;
  @Constraint(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number; null or empty if there isn’t one.',
  })
  phone?: string | null;
}

@InputType({ description: 'The viewer’s complete new name and telephone number.' })
export class UpdateProfileInput extends PersonDetails {}

@InputType({ description: 'An account’s new email address.' })
export class RequestEmailChangeInput {
  @Constraint(EMAIL)
  @BlankText({ description: 'The new email address.' })
  newEmail: string;
  @Constraint(PASSWORD)
  @BlankText({
    description:
      'The account’s password, so that an unattended browser isn’t enough to take the account over.',
  })
  currentPassword: string;
  @Constraint(CODE)
  @Field(() => String, CODE_FIELD)
  code?: string | null;
}

@InputType({ description: 'The current password and the new one.' })
export class UpdatePasswordInput {
  @Constraint({ ...PASSWORD, required: 'Enter your current password' })
  @BlankText({ description: 'The account’s current password.' })
  currentPassword: string;
  @Constraint(CODE)
  @Field(() => String, CODE_FIELD)
  code?: string | null;
  @Constraint(NEW_PASSWORD)
  @BlankText({
    description: 'The new password, under the rules of registration; staff need at least 12 characters.',
  })
  newPassword: string;
}

@InputType({ description: 'The emailed token and the new password.' })
export class ResetPasswordInput {
  @Field({
    description: 'The token in the link that requestPasswordReset emailed. It works once, for 30 minutes.',
  })
  token: string;
  @Constraint(NEW_PASSWORD)
  @BlankText({
    description: 'The new password, under the rules of updatePassword.',
  })
  newPassword: string;
}

@InputType({ description: 'The confirmation for deleting the viewer’s account.' })
export class DeleteAccountInput {
  @Constraint(PASSWORD)
  @BlankText({
    description: 'The account’s password, so that an unattended browser isn’t enough to delete it.',
  })
  password: string;
}
