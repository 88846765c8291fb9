import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';

/** The user that a token names, and the session it belongs to. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
}

/** The only algorithm: a token that names another, or none, is invalid. */
const ALGORITHM = 'HS256';
const SECRET_BYTES = 48;
const SECRET_NAME = 'session-tokens';
/** When processes start together, the first one's secret is used by all of them. */
const ENSURE_SECRET = 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing';
const READ_SECRET = 'select value from secrets where name = $1';

/**
 * Writes and verifies session tokens. A token says who the user is; the session's row says whether it still
 * counts.
 */
export class SessionTokenService {
  readonly #platform: Platform;
  #key: Promise<Uint8Array> | null = null;

  constructor(services: Services) {
    this.#platform = services.platform;
  }

  /** A token (JWT) with the claims sub, sid, iat and exp. */
  async sign({ userId, sessionId }: TokenSubject, expiresAt: Date): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setSubject(userId)
      .setIssuedAt(this.#platform.now())
      .setExpirationTime(expiresAt)
      .sign(await this.#secret());
  }

  /** The user and session that a token names; null if the shop did not sign it or it has expired. */
  async read(token: string): Promise<TokenSubject | null> {
    const key = await this.#secret();
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: this.#platform.now(),
      });
      const { sub: userId, sid: sessionId } = payload;
      return isUuid(userId) && isUuid(sessionId) ? { userId, sessionId } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Read once; after a failed read the database is asked again. */
  #secret(): Promise<Uint8Array> {
    this.#key ??= this.#readSecret().catch((error: unknown) => {
      this.#key = null;
      throw error;
    });
    return this.#key;
  }

  async #readSecret(): Promise<Uint8Array> {
    const { config, sql } = this.#platform;
    const { jwtSecret } = config.accounts;
    if (jwtSecret) return new TextEncoder().encode(jwtSecret);
    await sql.rows(ENSURE_SECRET, [SECRET_NAME, randomBytes(SECRET_BYTES).toString('base64url')]);
    const [row] = await sql.rows<{ value: string }>(READ_SECRET, [SECRET_NAME]);
    if (!row) throw new Error('The secret of the session tokens is gone from the database.');
    return new TextEncoder().encode(row.value);
  }
}
