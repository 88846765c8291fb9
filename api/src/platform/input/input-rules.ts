import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_EMAIL_LENGTH } from '@treadline/schema/trade/values/email-address';
import { MAX_PHONE_LENGTH } from '@treadline/schema/trade/values/phone';

const MAX_NAME = 100;

/** Rules that several features share. Rules of a single feature are on its inputs. */
export const FIRST_NAME: InputRule = { required: 'First name is required', maxLength: MAX_NAME };
export const LAST_NAME: InputRule = { required: 'Last name is required', maxLength: MAX_NAME };
/** Empty, or the 7 to 15 digits of a phone number, in any grouping. */
export const PHONE: InputRule = {
  maxLength: MAX_PHONE_LENGTH,
  pattern: String.raw`^(?:[\s()+./-]*(?:[0-9][\s()+./-]*){7,15})?$`,
  message: 'Please enter a phone number, such as 07700 900123',
};
export const OPTIONAL_EMAIL: InputRule = {
  maxLength: MAX_EMAIL_LENGTH,
  format: 'email',
  message: 'Please enter a valid email',
};
export const EMAIL: InputRule = { ...OPTIONAL_EMAIL, required: 'Email is required' };
