import type { Options } from '@node-rs/argon2';

/**
 * argon2id, the package's default, with the least memory and time that OWASP recommends: 19 MiB, two passes.
 */
export const HASHING_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
