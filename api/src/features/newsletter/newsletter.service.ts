import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { readEmailAddress } from '../../platform/email-address.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { User } from '../accounts/user.entity.ts';
import { mails, MailService } from '../mail/mail.service.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';
import { CONSENT_VERSION } from './newsletter.enums.ts';
import { NewsletterRequested } from './newsletter.results.ts';

const TOKEN_BYTES = 32;
const CONFIRM_DAYS = 7;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const REQUESTS_PER_HOUR = 5;
/** Mails a day to one address, whoever asks for them: nobody's inbox is filled through the shop. */
const MAILS_PER_DAY = 3;

/** Who asked for the newsletter, where and when. */
export type NewsletterRequest = Pick<NewsletterSubscription, 'email' | 'source' | 'requestedAt'>;

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Who wants the newsletter. Nobody is on the list who did not say so twice: in a form, and by the link in a mail. */
export class NewsletterService {
  readonly #services: Services;
  readonly #mail: MailService;
  readonly #byNetwork: Limiter;
  readonly #byRecipient: Limiter;

  constructor(services: Services) {
    this.#services = services;
    this.#mail = services.get(MailService);
    this.#byNetwork = createLimiter(services.platform, {
      name: 'newsletter',
      points: REQUESTS_PER_HOUR,
      seconds: HOUR_S,
    });
    this.#byRecipient = createLimiter(services.platform, {
      name: 'newsletter-mails',
      points: MAILS_PER_DAY,
      seconds: DAY_S,
    });
  }

  /**
   * Takes a request from a form. The answer tells nobody whether the address was known.
   * @param honeypot a field that people do not see; whoever fills it in gets the same answer, and nothing happens.
   * @param network of the visitor, see networkOf.
   * @throws PublicError TOO_MANY_REQUESTS after five an hour from one network.
   */
  async subscribe(
    email: string,
    honeypot: string | null,
    network: string,
  ): Promise<NewsletterRequested | InvalidInput> {
    const recipient = readEmailAddress(email);
    if (!recipient) {
      const message = email.trim() === '' ? 'Email is required' : 'Please enter a valid email';
      return InvalidInput.of(message, [{ path: 'email', message }]);
    }
    await this.#byNetwork.require(network, 'Too many requests from here. Please try again in an hour.');
    const { orm, now } = this.#services.platform;
    if (!honeypot)
      await orm.em
        .fork()
        .transactional((em) => this.request(em, { email: recipient, source: 'FORM', requestedAt: now() }));
    return result(NewsletterRequested, {
      message: 'Thank you. Please open the mail we have just sent you and confirm.',
    });
  }

  /**
   * Notes that somebody asked for the newsletter and mails them, in the caller's transaction: the link that confirms, or that
   * they are on the list already. Beyond three mails a day to one address it does nothing.
   * @param asked the address, where it was entered, and when.
   */
  async request(em: EntityManager, asked: NewsletterRequest): Promise<void> {
    if (!(await this.#byRecipient.takeIn(em, hashOf(asked.email.toLowerCase())))) return;
    const subscription = await this.#lock(em, asked);
    const { unsubscribeToken } = subscription;
    if (subscription.state === 'CONFIRMED') {
      await this.#mail.queue(em, subscription.email, mails.newsletterKnown({ unsubscribeToken }));
      return;
    }
    const token = newToken();
    const confirmUntil = new Date(this.#services.platform.now().getTime() + CONFIRM_DAYS * DAY_S * 1_000);
    Object.assign(subscription, {
      ...asked,
      state: 'PENDING',
      textVersion: CONSENT_VERSION,
      unsubscribedAt: null,
      confirmTokenHash: hashOf(token),
      confirmUntil,
    });
    await this.#mail.queue(
      em,
      asked.email,
      mails.newsletterConfirm({ token, unsubscribeToken, days: CONFIRM_DAYS }),
    );
  }

  /** The row of an address, made if need be, for this transaction alone. */
  async #lock(em: EntityManager, asked: NewsletterRequest): Promise<NewsletterSubscription> {
    const emailKey = asked.email.toLowerCase();
    const fresh = {
      ...asked,
      id: randomUUID(),
      emailKey,
      state: 'PENDING',
      textVersion: CONSENT_VERSION,
      unsubscribeToken: newToken(),
    } as const;
    await em.upsert(NewsletterSubscription, fresh, {
      onConflictFields: ['emailKey'],
      onConflictAction: 'ignore',
    });
    // The upsert answers with what it was given, also where a row stood before.
    return em.findOneOrFail(
      NewsletterSubscription,
      { emailKey },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** The second step of the opt-in. @returns whether the link works; a second click works as the first did. */
  async confirm(token: string): Promise<boolean> {
    const { orm, now } = this.#services.platform;
    const em = orm.em.fork();
    const confirmTokenHash = hashOf(token);
    const confirmed = await em.nativeUpdate(
      NewsletterSubscription,
      { confirmTokenHash, state: 'PENDING', confirmUntil: { $gt: now() } },
      { state: 'CONFIRMED', confirmedAt: now() },
    );
    return (
      confirmed === 1 ||
      (await em.count(NewsletterSubscription, { confirmTokenHash, state: 'CONFIRMED' })) === 1
    );
  }

  /** Takes somebody off the list. @returns whether the link is one of the shop's, however often it is used. */
  async unsubscribe(token: string): Promise<boolean> {
    await this.#leave({ unsubscribeToken: token });
    return (
      (await this.#services.platform.orm.em
        .fork()
        .count(NewsletterSubscription, { unsubscribeToken: token })) === 1
    );
  }

  /** Where the viewer stands; null when they never asked, or have not proved that their address is theirs. */
  async ofViewer(viewer: Viewer): Promise<NewsletterSubscription | null> {
    const emailKey = await this.#provenAddress(viewer);
    return emailKey
      ? this.#services.platform.orm.em.fork().findOne(NewsletterSubscription, { emailKey })
      : null;
  }

  /** Takes the viewer off the list. @returns where they stand then. */
  async leave(viewer: Viewer): Promise<NewsletterSubscription | null> {
    const emailKey = await this.#provenAddress(viewer);
    if (emailKey) await this.#leave({ emailKey });
    return this.ofViewer(viewer);
  }

  async #leave(who: { unsubscribeToken: string } | { emailKey: string }): Promise<void> {
    const { orm, now } = this.#services.platform;
    await orm.em
      .fork()
      .nativeUpdate(
        NewsletterSubscription,
        { ...who, state: { $ne: 'UNSUBSCRIBED' } },
        { state: 'UNSUBSCRIBED', unsubscribedAt: now() },
      );
  }

  async #provenAddress({ userId }: Viewer): Promise<string | null> {
    const user = userId ? await this.#services.platform.orm.em.fork().findOne(User, { id: userId }) : null;
    return user?.emailVerified ? user.email.toLowerCase() : null;
  }

  /** Forgets requests that were never confirmed once their link has ended. */
  async forgetUnconfirmed(): Promise<void> {
    const { orm, now } = this.#services.platform;
    await orm.em
      .fork()
      .nativeDelete(NewsletterSubscription, { state: 'PENDING', confirmUntil: { $lt: now() } });
  }
}
