import listed from './common-passwords.txt?raw';

/** Attackers try these first; where they come from stands in the file. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  listed.replaceAll(/^#.*$/gm, '').trim().split(/\s+/),
);

/** What people add to a word where a shop asks for more: attackers add it too. */
const ADDED = /^(?<word>.{6,}?)[\d!?.]{1,4}$/su;

/**
 * Whether an attacker would try this password early: in any case, typed in any form of Unicode, with a few digits or
 * signs at its end.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const word = ADDED.exec(typed)?.groups?.['word'];
  return (
    COMMON_PASSWORDS.has(typed) ||
    (word !== undefined && COMMON_PASSWORDS.has(word)) ||
    /^(.)\1*$/su.test(typed)
  );
}
