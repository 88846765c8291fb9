import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { CONSENT_VERSION } from '@treadline/schema/trade/people/newsletter-consent';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { User } from '../../../people/accounts/index.ts';
import { newsletterConfirm } from '../emails/newsletter-confirm.email.ts';
import { newsletterKnown } from '../emails/newsletter-known.email.ts';
import { dropWaitingIssues } from '../record/drop-waiting-issues.ts';
import { NewsletterSubscription } from '../record/newsletter-subscription.entity.ts';
import { NewsletterRequested } from './newsletter.results.ts';

const CONFIRM_DAYS = 7;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const REQUESTS_PER_HOUR = 5;
/**
 * Emails per day to one address, counting requests from all visitors, so that the form can't be used to flood an
 * inbox.
 */
const MAILS_PER_DAY = 3;

/** A request for the newsletter: the address, the form and the time. */
export type NewsletterRequest = Pick<NewsletterSubscription, 'email' | 'source' | 'requestedAt'>;

/** Newsletter subscriptions by double opt-in: a form, then the link in an email. */
export class NewsletterService extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #byNetwork = createLimiter(this.platform, 'newsletter', REQUESTS_PER_HOUR, HOUR_S);
  readonly #byRecipient = createLimiter(this.platform, 'newsletter-mails', MAILS_PER_DAY, DAY_S);

  /**
   * Handles a request from the form. The response doesn't reveal whether the address was known.
   * @param honeypot a hidden field; if it's filled in, the response is the same but nothing happens.
   * @param network the visitor's network, see networkOf.
   * @throws PublicError TOO_MANY_REQUESTS after five an hour from one network.
   */
  async subscribe(email: string, honeypot: string | null, network: string): Promise<NewsletterRequested> {
    await this.#byNetwork.require(network, 'Too many requests. Please try again in an hour.');
    const { orm, now } = this.platform;
    if (!honeypot)
      await orm.em
        .fork()
        .transactional((em) =>
          this.request(em, { email: keptEmailAddress(email), source: 'FORM', requestedAt: now() }),
        );
    return result(NewsletterRequested, {
      message: 'Thank you. Please check your inbox and click the link to confirm.',
    });
  }

  /**
   * Records a request in the caller's transaction and emails the address: a confirmation link, or that it's
   * already subscribed. After three emails a day to one address it does nothing.
   * @param asked the address, the form and the time.
   */
  async request(em: EntityManager, asked: NewsletterRequest): Promise<void> {
    if (!(await this.#byRecipient.takeIn(em, digest(asked.email.toLowerCase())))) return;
    const subscription = await this.#lock(em, asked);
    const { unsubscribeToken } = subscription;
    if (subscription.state === 'CONFIRMED') {
      await this.#mail.queue(em, subscription.email, newsletterKnown({ unsubscribeToken }));
      return;
    }
    const token = newToken();
    const confirmUntil = new Date(this.platform.now().getTime() + CONFIRM_DAYS * DAY_S * 1_000);
    Object.assign(subscription, {
      ...asked,
      state: 'PENDING',
      textVersion: CONSENT_VERSION,
      unsubscribedAt: null,
      confirmTokenHash: digest(token),
      confirmUntil,
    });
    await this.#mail.queue(
      em,
      asked.email,
      newsletterConfirm({ token, unsubscribeToken, days: CONFIRM_DAYS }),
    );
  }

  /** The address's row, locked for this transaction; created if necessary. */
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
    // An upsert returns the values it was given, even if a row existed.
    return em.findOneOrFail(
      NewsletterSubscription,
      { emailKey },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /**
   * Confirms a subscription.
   * @returns whether the link works; clicking it twice works too.
   */
  async confirm(token: string): Promise<boolean> {
    const { orm, now } = this.platform;
    const em = orm.em.fork();
    const confirmTokenHash = digest(token);
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

  /**
   * Unsubscribes an address.
   * @returns whether the token is known, however often it's used.
   */
  async unsubscribe(token: string): Promise<boolean> {
    await this.#leave({ unsubscribeToken: token });
    return (
      (await this.platform.orm.em.fork().count(NewsletterSubscription, { unsubscribeToken: token })) === 1
    );
  }

  /** The viewer's subscription; null if they never requested one, or haven't confirmed their address. */
  async ofViewer(viewer: Viewer): Promise<NewsletterSubscription | null> {
    const emailKey = await this.#provenAddress(viewer);
    return emailKey ? this.platform.orm.em.fork().findOne(NewsletterSubscription, { emailKey }) : null;
  }

  /**
   * Unsubscribes the viewer.
   * @returns the updated subscription.
   */
  async leave(viewer: Viewer): Promise<NewsletterSubscription | null> {
    const emailKey = await this.#provenAddress(viewer);
    if (emailKey) await this.#leave({ emailKey });
    return this.ofViewer(viewer);
  }

  async #leave(who: { unsubscribeToken: string } | { emailKey: string }): Promise<void> {
    const { orm, now } = this.platform;
    await orm.em.fork().transactional(async (em) => {
      const left = await em.nativeUpdate(
        NewsletterSubscription,
        { ...who, state: { $ne: 'UNSUBSCRIBED' } },
        { state: 'UNSUBSCRIBED', unsubscribedAt: now() },
      );
      if (left > 0) await dropWaitingIssues(em, await em.findOneOrFail(NewsletterSubscription, who));
    });
  }

  async #provenAddress({ userId }: Viewer): Promise<string | null> {
    const user = userId ? await this.platform.orm.em.fork().findOne(User, { id: userId }) : null;
    return user?.emailVerified ? user.email.toLowerCase() : null;
  }

  /** Deletes unconfirmed requests once their link has expired. */
  async forgetUnconfirmed(): Promise<void> {
    const { orm, now } = this.platform;
    await orm.em
      .fork()
      .nativeDelete(NewsletterSubscription, { state: 'PENDING', confirmUntil: { $lt: now() } });
  }
}
