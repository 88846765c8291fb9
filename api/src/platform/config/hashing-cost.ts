import { randomBytes } from 'node:crypto';

/** What one hash by argon2id costs: kibibytes of memory, and passes over them. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The least memory and time that OWASP recommends: 19 MiB, two passes. */
export const HASHING_COST: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Base64 as encoded hashes have it: without padding. */
const random = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** An encoded hash that nobody knows a text for; comparing with it costs what comparing with a real one does. */
export function decoyHash({ memoryCost, timeCost, parallelism }: HashingCost): string {
  const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${random(SALT_BYTES)}$${random(HASH_BYTES)}`;
}
