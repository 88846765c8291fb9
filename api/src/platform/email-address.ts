import { domainToASCII } from 'node:url';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@treadline/schema/trade/email-address';

/**
 * An e-mail address as it is kept: trimmed, its domain in the ASCII form that mail servers know (as browsers send it).
 * Null for text that is none.
 */
export function readEmailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_EMAIL_LENGTH) return null;
  const at = trimmed.lastIndexOf('@');
  const address = `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
  return isEmailAddress(address) ? address : null;
}
