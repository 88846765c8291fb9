import { randomBytes } from 'node:crypto';

/** The cost of one argon2id hash: kibibytes of memory, and passes over them. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's recommended minimum: 19 MiB, two passes. */
export const HASHING_COST: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Base64 without padding, as in encoded hashes. */
const random = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** An encoded hash of no known text. Comparing a password with it takes as long as with a real hash. */
export function decoyHash({ memoryCost, timeCost, parallelism }: HashingCost): string {
  const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${random(SALT_BYTES)}$${random(HASH_BYTES)}`;
}
