import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { newToken } from '../text/new-token.ts';
import { Service } from './services.ts';

/** The only algorithm: a token that names another, or none, is invalid. */
const ALGORITHM = 'HS256';
const SECRET_NAME = 'session-tokens';
/** If processes start together, all use the first one's secret. */
const ENSURE_SECRET = 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing';
const READ_SECRET = 'select value from secrets where name = $1';

/** The use of a token. Tokens signed for another purpose are rejected. */
export interface TokenPurpose {
  /** The token's audience; null for sessions, whose tokens predate other purposes. */
  readonly audience: string | null;
  /** The claims without which it's invalid. */
  readonly claims: readonly string[];
}

/** Signs and reads the shop's tokens (JWT): for sessions, order keys, and links to private files. */
export class SignedTokens extends Service {
  #key: Promise<Uint8Array> | null = null;

  /**
   * Loads the secret before a transaction needs it, for example to write an email: a transaction can't use a second
   * connection.
   */
  async prepare(): Promise<void> {
    await this.#secret();
  }

  /** A token with the claims, iat and exp. */
  async sign({ audience }: TokenPurpose, claims: JWTPayload, expiresAt: Date): Promise<string> {
    return new SignJWT(audience === null ? claims : { ...claims, aud: audience })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuedAt(this.platform.now())
      .setExpirationTime(expiresAt)
      .sign(await this.#secret());
  }

  /** A token's claims; null if the shop didn't sign it for this purpose, or if it has expired. */
  async read({ audience, claims }: TokenPurpose, token: string): Promise<JWTPayload | null> {
    const key = await this.#secret();
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        requiredClaims: [...claims, 'exp'],
        currentDate: this.platform.now(),
        ...(audience !== null && { audience }),
      });
      return audience === null && payload.aud !== undefined ? null : payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Loaded once; after a failure the next call retries. */
  #secret(): Promise<Uint8Array> {
    this.#key ??= this.#readSecret().catch((error: unknown) => {
      this.#key = null;
      throw error;
    });
    return this.#key;
  }

  async #readSecret(): Promise<Uint8Array> {
    const { config, sql } = this.platform;
    const { jwtSecret } = config.accounts;
    if (jwtSecret) return new TextEncoder().encode(jwtSecret);
    await sql.rows(ENSURE_SECRET, [SECRET_NAME, newToken()]);
    const [row] = await sql.rows<{ value: string }>(READ_SECRET, [SECRET_NAME]);
    if (!row) throw new Error('The secret that signs tokens is missing from the database.');
    return new TextEncoder().encode(row.value);
  }
}
