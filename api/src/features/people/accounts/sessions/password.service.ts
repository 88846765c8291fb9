import { hash, verify } from '@node-rs/argon2';
import { decoyHash } from '../../../../platform/config/hashing-cost.ts';
import { Service } from '../../../../platform/services/services.ts';

/** Two keyboards may write the same letter (é) as one code point or as two; it is the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

/** Hashes and compares passwords, at the same cost whether or not there is a hash to compare with. */
export class PasswordService extends Service {
  readonly #cost = this.platform.config.hashing;
  /** For accounts that do not exist. */
  readonly #decoy = decoyHash(this.#cost);

  hash(password: string): Promise<string> {
    return hash(normalise(password), this.#cost);
  }

  /**
   * @param passwordHash null if there is no account: the work is the same, so that timing reveals nothing.
   */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const right = await this.compare(passwordHash ?? this.#decoy, password);
    return passwordHash !== null && right;
  }

  /** The full cost of a comparison is that of the parameters the hash was made with. */
  compare(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, normalise(password));
  }
}
