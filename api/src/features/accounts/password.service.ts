import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/**
 * argon2id, the package's default, with the least memory and time that OWASP recommends: 19 MiB, two passes.
 */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two keyboards may write the same letter (é) as one code point or as two; it is the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

/** Hashes and compares passwords, at the same cost whether or not there is a hash to compare with. */
export class PasswordService {
  /** A hash that matches no password, for accounts that do not exist. */
  readonly #decoy = hash(randomBytes(32), COST);

  hash(password: string): Promise<string> {
    return hash(normalise(password), COST);
  }

  /**
   * @param passwordHash null if there is no account: the work is the same, so that timing reveals nothing.
   */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const right = await this.compare(passwordHash ?? (await this.#decoy), password);
    return passwordHash !== null && right;
  }

  /** The full cost of a comparison is that of the parameters the hash was made with. */
  compare(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, normalise(password));
  }
}
