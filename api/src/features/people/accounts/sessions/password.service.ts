import { hash, verify } from '@node-rs/argon2';
import { decoyHash } from '../../../../platform/config/hashing-cost.ts';
import { Service } from '../../../../platform/services/services.ts';

/** Keyboards can produce a letter such as é as one or two code points; it's the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

/** Hashes and compares passwords, at the same cost whether or not there's a hash to compare with. */
export class PasswordService extends Service {
  readonly #cost = this.platform.config.hashing;
  /** The hash to compare with if the account doesn't exist. */
  readonly #decoy = decoyHash(this.#cost);

  hash(password: string): Promise<string> {
    return hash(normalise(password), this.#cost);
  }

  /** @param passwordHash null if there's no account: the work is the same, so that timing reveals nothing. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const right = await this.compare(passwordHash ?? this.#decoy, password);
    return passwordHash !== null && right;
  }

  /** A comparison's cost is that of the hash's own parameters. */
  compare(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, normalise(password));
  }
}
