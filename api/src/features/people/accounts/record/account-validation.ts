import { PASSWORDS_DIFFER } from '@treadline/schema/input/password';
import { lengthOf } from '@treadline/schema/input/rule';
import { ADMIN_PASSWORD_MIN_LENGTH } from '../../../../platform/config/config.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isGuessableFrom } from './guessable-words.ts';
import type { User } from './user.entity.ts';

/** Whether a password is an email address, or the part of it before the @. */
export const isOwnEmail = (password: string, email: string): boolean =>
  [email, email.slice(0, email.lastIndexOf('@'))].some(
    (part) => part.toLowerCase() === password.toLowerCase(),
  );

/**
 * Why a password within the allowed lengths is refused for an account; null if it's allowed. There's no rule
 * about kinds of characters: length and being hard to guess are what counts (OWASP ASVS 5.0, 6.2).
 */
export function passwordFault(
  password: string,
  { email, staffRole }: Pick<User, 'email' | 'staffRole'>,
  customerMinLength: number,
): string | null {
  const minLength =
    staffRole === null ? customerMinLength : Math.max(ADMIN_PASSWORD_MIN_LENGTH, customerMinLength);
  if (lengthOf(password) < minLength) return `Password must be at least ${minLength} characters`;
  if (isCommonPassword(password)) return 'That’s a very common password. Please choose another';
  if (isOwnEmail(password, email)) return 'Your password can’t be your email address';
  return isGuessableFrom(password, [email, ...email.split('@')])
    ? 'That’s easy to guess from your email address. Please choose another'
    : null;
}

/** The fields of a registration that matter for its password. */
interface Registration {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Checks the password of a registration whose fields are otherwise valid. */
export function checkRegistration(
  { email, password, confirmPassword }: Registration,
  { config }: Pick<Platform, 'config'>,
): FieldError[] {
  const user = { email: keptEmailAddress(email), staffRole: null };
  const fault = passwordFault(password, user, config.accounts.passwordMinLength);
  return [
    ...(fault ? [{ path: 'password', message: fault }] : []),
    ...(password === confirmPassword ? [] : [{ path: 'confirmPassword', message: PASSWORDS_DIFFER }]),
  ];
}
