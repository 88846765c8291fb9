import { domainToASCII } from 'node:url';

/** RFC 5321: 64 for the mailbox, 255 for the domain, 254 for a path in all. */
const MAX_LENGTH = 254;
const MAX_MAILBOX = 64;
/** As browsers check `type=email` (HTML Standard), with a dot in the domain: mail leaves this machine. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * An e-mail address as it is kept: trimmed, its domain in the ASCII form that mail servers know (as browsers send it).
 * Null for text that is none.
 */
export function readEmailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return null;
  const at = trimmed.lastIndexOf('@');
  const address = `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
  return at > 0 && at <= MAX_MAILBOX && address.length <= MAX_LENGTH && EMAIL.test(address) ? address : null;
}
