import { Service } from '../../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../../platform/services/signed-token.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';

/** The user that a token names, and its session. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
}

const SESSION: TokenPurpose = { audience: null, claims: ['sub', 'sid'] };

/**
 * Signs and verifies session tokens. A token says who the user is; the session's row says whether it's still
 * valid.
 */
export class SessionTokenService extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /** A JWT with the claims sub, sid, iat and exp. */
  sign({ userId, sessionId }: TokenSubject, expiresAt: Date): Promise<string> {
    return this.#tokens.sign(SESSION, { sub: userId, sid: sessionId }, expiresAt);
  }

  /** The user and session that a token names; null if it's expired or not the shop's. */
  async read(token: string): Promise<TokenSubject | null> {
    const { sub: userId, sid: sessionId } = (await this.#tokens.read(SESSION, token)) ?? {};
    return isUuid(userId) && isUuid(sessionId) ? { userId, sessionId } : null;
  }
}
