import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id, the package's own choice of algorithm, with the least memory and time that OWASP advises: 19 MiB, two passes. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two keyboards may write the same letter as one code point or as two (é); it is the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

/** Hashes passwords and compares with hashes, at the same cost whether there is one to compare with or not. */
export class PasswordService {
  /** Nobody's password, for accounts that do not exist. */
  readonly #decoy = hash(randomBytes(32), COST);

  hash(password: string): Promise<string> {
    return hash(normalise(password), COST);
  }

  /** @param passwordHash null when there is no account: the work done is the same, so that time does not tell. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const right = await this.compare(passwordHash ?? (await this.#decoy), password);
    return passwordHash !== null && right;
  }

  /** The whole work of a comparison; its cost is the one the hash was made at. */
  compare(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, normalise(password));
  }
}
