import { domainToASCII } from 'node:url';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@treadline/schema/trade/values/email-address';

/**
 * Normalises an email address: trimmed, with its domain in ASCII, as SMTP expects and browsers send it. Null if
 * the text isn't an address.
 */
export function readEmailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_EMAIL_LENGTH) return null;
  const at = trimmed.lastIndexOf('@');
  const address = `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
  return isEmailAddress(address) ? address : null;
}

/** The same for a text whose rule has already been checked; if it isn't an address, it's only trimmed. */
export const keptEmailAddress = (text: string): string => readEmailAddress(text) ?? text.trim();
