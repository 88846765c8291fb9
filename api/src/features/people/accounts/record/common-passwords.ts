import listed from './common-passwords.txt?raw';

/** The passwords that attackers try first; the file names its sources. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  listed.replaceAll(/^#.*$/gm, '').trim().split(/\s+/),
);

/** Digits and punctuation that people append to satisfy rules; attackers do the same. */
const ADDED = /^(?<word>.{6,}?)[\d!?.]{1,4}$/su;

/**
 * Whether attackers would try this password early, in any case and Unicode form, even with a few digits or
 * punctuation marks appended.
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
