import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { digest } from '../../../platform/text/digest.ts';

/** Lets code scanners recognise a leaked key, and the shop tell a key from a session token. */
export const KEY_PREFIX = 'tl_live_';
const SECRET_BYTES = 32;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The number of base-62 digits for 256 and 32 bits. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = 4;
const KEY = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** Only letters and digits, so that a double click selects the whole key. */
function base62(number: bigint, length: number): string {
  const base = BigInt(DIGITS.length);
  let text = '';
  for (let rest = number; rest > 0n; rest /= base) text = `${DIGITS[Number(rest % base)]}${text}`;
  return text.padStart(length, '0');
}

const checksumOf = (text: string): string => base62(BigInt(crc32(text)), CHECKSUM_LENGTH);

/** Creates a key: the prefix, 256 random bits, and a checksum of both. */
export function makeKey(): string {
  const body = `${KEY_PREFIX}${base62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH)}`;
  return `${body}${checksumOf(body)}`;
}

/**
 * Whether a text has a key's form and checksum, so that misspelt and invented keys are recognised without a
 * database query.
 */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECKSUM_LENGTH)));
}

/** The start of a key, which lists can show so that its owner recognises it. */
export const beginningOf = (key: string): string => key.slice(0, KEY_PREFIX.length + SHOWN_LENGTH);

/**
 * The stored form of a key. Plain SHA-256 is the right choice: argon2 slows down guessing of human passwords,
 * but 256 random bits can't be guessed, and every integrator's request would pay for it.
 */
export const hashOf = (key: string): string => digest(key);
