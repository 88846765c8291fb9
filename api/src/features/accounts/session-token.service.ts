import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';

/** Whom a token names, and the session it belongs to. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
}

/** The only algorithm: a token that names another, or none, is no token. */
const ALGORITHM = 'HS256';
const SECRET_BYTES = 48;
const SECRET_NAME = 'session-tokens';
/** Of processes that start together the first one's secret counts, for all of them. */
const ENSURE_SECRET = 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing';
const READ_SECRET = 'select value from secrets where name = $1';

/** Writes and reads the tokens that stand for sessions. A token says who; whether it still counts, the session's row says. */
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

  /** Whom a token names; null when this shop did not write it or its time is over. */
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

  /** Read once; a database that did not answer is asked again. */
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
