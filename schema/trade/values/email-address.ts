/** RFC 5321: 64 for the mailbox, 254 for a path in all. */
export const MAX_EMAIL_LENGTH = 254;
const MAX_MAILBOX_LENGTH = 64;

/** As browsers check `type=email` (HTML Standard). */
const MAILBOX = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
/** As browsers check it, but with letters of any language: SMTP gets the domain's ASCII form. */
const DOMAIN_PART = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether a text, without spaces around it, looks like an email address with a full domain, because we never send to
 * local mailboxes.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).split('.');
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    at > 0 &&
    at <= MAX_MAILBOX_LENGTH &&
    MAILBOX.test(text.slice(0, at)) &&
    domain.length > 1 &&
    domain.every((part) => DOMAIN_PART.test(part))
  );
}
