import { domainToASCII } from 'node:url';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@treadline/schema/trade/values/email-address';

/**
 * Normalises an e-mail address: trimmed, with its domain in the ASCII form that mail servers know (as
 * browsers send it). Null if the text is not an address.
 */
export function readEmailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_EMAIL_LENGTH) return null;
  const at = trimmed.lastIndexOf('@');
  const address = `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
  return isEmailAddress(address) ? address : null;
}

/** The same of a text whose rule has been checked; text that is none stays as it is, for it is nobody's address. */
export const keptEmailAddress = (text: string): string => readEmailAddress(text) ?? text.trim();
