import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { HashingCost } from '../../../platform/config/hashing-cost.ts';

/** Without I, L, O and U, which are easily misread or form words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
/** 50 bits in two groups: short enough to type, and the slow hash compensates. */
const GROUPS = 2;
const GROUP = 5;
const SALT_BYTES = 16;

/** Ten new codes to show, and their stored form. */
export interface NewRecoveryCodes {
  readonly codes: string[];
  readonly salt: string;
  readonly hashes: string[];
}

const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Corrects easily confused letters in a typed code. */
const meant = (typed: string): string => typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** A code's hash. An account's codes share a salt, so that one hash is enough to find a code among ten. */
export async function hashRecoveryCode(code: string, salt: string, cost: HashingCost): Promise<string> {
  const bytes = await hashRaw(meant(code), { ...cost, salt: Buffer.from(salt, 'base64url') });
  return bytes.toString('base64url');
}

export async function makeRecoveryCodes(cost: HashingCost): Promise<NewRecoveryCodes> {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const codes = Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
  const hashes = await Promise.all(
    codes.map((code) => hashRecoveryCode(code.replaceAll('-', ''), salt, cost)),
  );
  return { codes, salt, hashes };
}
