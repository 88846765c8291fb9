import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { UserToken, type TokenPurpose } from '../record/user-token.entity.ts';
import type { User } from '../record/user.entity.ts';

const MINUTE_MS = 60_000;

/** Single-use tokens for links in emails, valid for a limited time. */
export class UserTokenService extends Service {
  /**
   * Creates a token in the caller's transaction. Earlier tokens for the same purpose stop working.
   * @param owner the user, and the address it's sent to.
   */
  async issue(
    em: EntityManager,
    owner: Pick<User, 'id' | 'email'>,
    purpose: TokenPurpose,
    minutes: number,
  ): Promise<string> {
    await this.withdraw(em, owner.id, purpose);
    return this.issueBesides(em, owner, purpose, minutes);
  }

  /**
   * Like {@link issue}, but earlier tokens keep working. For requests that anyone can make: they mustn't cancel
   * the owner's.
   */
  async issueBesides(
    em: EntityManager,
    { id: userId, email }: Pick<User, 'id' | 'email'>,
    purpose: TokenPurpose,
    minutes: number,
  ): Promise<string> {
    const now = this.platform.now();
    const token = newToken();
    em.create(UserToken, {
      tokenHash: digest(token),
      purpose,
      userId,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
    });
    await em.flush();
    return token;
  }

  /** A valid token, without using it up; null if it isn't valid. */
  find(em: EntityManager, token: string, purpose: TokenPurpose): Promise<UserToken | null> {
    return em.findOne(UserToken, {
      tokenHash: digest(token),
      purpose,
      usedAt: null,
      expiresAt: { $gt: this.platform.now() },
    });
  }

  /**
   * Uses up a token. If two attempts race, one gets the token and the other gets null, as for any invalid token.
   */
  async redeem(em: EntityManager, token: string, purpose: TokenPurpose): Promise<UserToken | null> {
    const now = this.platform.now();
    const used = await em.nativeUpdate(
      UserToken,
      { tokenHash: digest(token), purpose, usedAt: null, expiresAt: { $gt: now } },
      { usedAt: now },
    );
    return used === 1 ? em.findOne(UserToken, { tokenHash: digest(token) }, { refresh: true }) : null;
  }

  /** Revokes all unused tokens for a purpose. */
  async withdraw(em: EntityManager, userId: string, purpose: TokenPurpose): Promise<void> {
    await em.nativeUpdate(UserToken, { userId, purpose, usedAt: null }, { usedAt: this.platform.now() });
  }

  /** Deletes expired tokens. */
  async forgetExpired(): Promise<void> {
    await this.platform.orm.em.fork().nativeDelete(UserToken, { expiresAt: { $lt: this.platform.now() } });
  }
}
