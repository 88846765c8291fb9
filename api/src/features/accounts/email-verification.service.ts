import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { violatedConstraint } from '../../platform/database-errors.ts';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { MailService, mails } from '../mail/mail.service.ts';
import { OrderService } from '../orders/order.service.ts';
import { EmailVerified, InvalidToken } from './account.results.ts';
import { User } from './user.entity.ts';
import { UserTokenService } from './user-token.service.ts';

const TOKEN_HOURS = 72;
const HOUR_MINUTES = 60;
const MAILS_PER_HOUR = 5;
const HOUR_S = 3_600;

export const invalidToken = (): InvalidToken => result(InvalidToken, { message: 'This link is no longer valid. Please ask for a new one.' });

/** Proof that an account's address is its owner's. Orders placed with that address before are the account's from then on. */
export class EmailVerificationService {
  readonly #platform: Platform;
  readonly #tokens: UserTokenService;
  readonly #mail: MailService;
  readonly #orders: OrderService;
  readonly #limit: Limiter;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#tokens = services.get(UserTokenService);
    this.#mail = services.get(MailService);
    this.#orders = services.get(OrderService);
    this.#limit = createLimiter(services.platform, { name: 'email-verification', points: MAILS_PER_HOUR, seconds: HOUR_S });
  }

  /** Mails the link that confirms an address, within the caller's transaction. */
  async send(em: EntityManager, user: User): Promise<void> {
    const token = await this.#tokens.issue(em, user, 'VERIFY_EMAIL', TOKEN_HOURS * HOUR_MINUTES);
    await this.#mail.queue(em, user.email, mails.verifyEmail({ firstName: user.firstName, token, hours: TOKEN_HOURS }));
  }

  /**
   * Mails the link again. @returns false when the address is confirmed already.
   * @throws PublicError TOO_MANY_REQUESTS after five in an hour.
   */
  async request({ userId }: Viewer): Promise<boolean> {
    const em = this.#platform.orm.em.fork();
    const user = userId ? await em.findOne(User, { id: userId }) : null;
    if (!user || user.emailVerified) return false;
    await this.#limit.require(user.id, 'Please wait an hour before you ask for another mail.');
    await em.transactional((inner) => this.send(inner, user));
    return true;
  }

  /** Confirms the address a token was mailed to, once, and gives the account the orders that were placed with it. */
  async verify(token: string): Promise<EmailVerified | InvalidToken> {
    try {
      return await this.#platform.orm.em.fork().transactional(async (em) => {
        const user = (await this.#confirm(em, token)) ?? (await this.#change(em, token));
        if (!user) return invalidToken();
        await em.flush();
        await this.#orders.claimFor(em, user.id, user.email);
        return result(EmailVerified, { email: user.email });
      });
    } catch (error) {
      // Somebody else has opened an account with the address since the link to it was mailed.
      if (violatedConstraint(error) === 'users_email_key') return invalidToken();
      throw error;
    }
  }

  /** By a token to the address an account was opened with, if it still has that address. */
  async #confirm(em: EntityManager, token: string): Promise<User | null> {
    const used = await this.#tokens.redeem(em, token, 'VERIFY_EMAIL');
    const user = used && (await em.findOne(User, { id: used.userId, email: used.email }));
    return user && em.assign(user, { emailVerifiedAt: user.emailVerifiedAt ?? this.#platform.now() });
  }

  /** By a token to another address, which becomes that of the account and its orders. The old one is told. */
  async #change(em: EntityManager, token: string): Promise<User | null> {
    const used = await this.#tokens.redeem(em, token, 'CHANGE_EMAIL');
    const user = used && (await em.findOne(User, { id: used.userId }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (!user) return null;
    await this.#mail.queue(em, user.email, mails.emailChanged({ firstName: user.firstName }));
    await this.#orders.moveTo(em, user.id, used.email);
    return em.assign(user, { email: used.email, emailVerifiedAt: this.#platform.now() });
  }
}
