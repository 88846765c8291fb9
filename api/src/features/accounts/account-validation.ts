import { MAX_PHONE_LENGTH } from '@treadline/schema/trade/phone';
import { ADMIN_PASSWORD_MIN_LENGTH } from '../../platform/config.ts';
import { readEmailAddress } from '../../platform/email-address.ts';
import { type FieldError, InvalidInput } from '../../platform/invalid-input.ts';
import { checkText } from '../../platform/typed-text.ts';
import type { RegisterInput, UpdateProfileInput } from './account.inputs.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { User } from './user.entity.ts';

const MAX_NAME = 100;
/** Long enough for any sentence, short enough that nobody makes the shop hash a book. */
const MAX_PASSWORD = 200;

const REQUIRED = 'All fields are required';
const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;

const error = (path: string, message: string): FieldError => ({ path, message });

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

/** Whether a password is an e-mail address, or the part of it before the @. */
export const isOwnEmail = (password: string, email: string): boolean =>
  [email, email.slice(0, email.lastIndexOf('@'))].some(
    (part) => part.toLowerCase() === password.toLowerCase(),
  );

/**
 * Why a password cannot be the password of an account; null when it can. There is no rule about kinds of characters:
 * length and not being guessable are what counts (OWASP ASVS 5.0, 6.2).
 */
export function passwordFault(
  password: string,
  { email, role }: Pick<User, 'email' | 'role'>,
  customerMinLength: number,
): string | null {
  const minLength =
    role === 'ADMIN' ? Math.max(ADMIN_PASSWORD_MIN_LENGTH, customerMinLength) : customerMinLength;
  if (lengthOf(password) < minLength) return `Password must be at least ${minLength} characters`;
  if (lengthOf(password) > MAX_PASSWORD) return `Password must be at most ${MAX_PASSWORD} characters`;
  if (isCommonPassword(password))
    return 'This password is one of the most common ones. Please choose another';
  return isOwnEmail(password, email) ? 'Your password must not be your email address' : null;
}

const checkName = (path: 'firstName' | 'lastName', name: string, missing: string): FieldError[] =>
  checkText(path, name, { max: MAX_NAME, missing });

/** What is wrong with a registration; null when nothing is. The sentence for the whole is that of the first fault. */
export function checkRegistration(input: RegisterInput, minLength: number): InvalidInput | null {
  const isPassword = (field: string): boolean => field === 'password' || field === 'confirmPassword';
  // A password may be made of spaces; a name may not.
  const missing = REGISTRATION_FIELDS.filter(
    (field) => (isPassword(field) ? input[field] : input[field].trim()) === '',
  );
  if (missing.length > 0)
    return InvalidInput.of(
      REQUIRED,
      missing.map((field) => error(field, REQUIRED)),
    );
  const email = readEmailAddress(input.email);
  const fault = passwordFault(input.password, { email: email ?? input.email, role: 'CUSTOMER' }, minLength);
  const fields = [
    ...(input.password === input.confirmPassword ? [] : [error('confirmPassword', 'Passwords do not match')]),
    ...(fault ? [error('password', fault)] : []),
    ...(email ? [] : [error('email', 'Please enter a valid email')]),
    ...checkName('firstName', input.firstName, REQUIRED),
    ...checkName('lastName', input.lastName, REQUIRED),
  ];
  return fields[0] ? InvalidInput.of(fields[0].message, fields) : null;
}

/** What is wrong with a changed profile; null when nothing is. */
export function checkProfile({ firstName, lastName, phone }: UpdateProfileInput): InvalidInput | null {
  const fields = [
    ...checkName('firstName', firstName, 'First name is required'),
    ...checkName('lastName', lastName, 'Last name is required'),
    ...checkText('phone', phone, { max: MAX_PHONE_LENGTH, missing: null }),
  ];
  return fields[0] ? InvalidInput.of(fields[0].message, fields) : null;
}
