import { Service } from '../../../../platform/services/services.ts';
import { BuyerMail, withQuietOrderLock, type Order } from '../../orders/index.ts';
import { payUntil } from '../gateway/payment-deadline.ts';
import { PaymentReminder } from './payment-reminder.entity.ts';
import { paymentWaiting } from './payment-waiting.email.ts';

/** Name of the job that tells one buyer; it is enqueued here and handled in payments.jobs.ts. */
export const REMIND_JOB = 'remind-of-payment';
const SECOND_MS = 1_000;
/** A mail that is read only minutes before the deadline helps nobody. */
const LEAST_LEFT_MS = 600 * SECOND_MS;

/** Tells buyers once, by mail, that an order waits for its payment. */
export class PaymentReminderService extends Service {
  readonly #mail = this.services.get(BuyerMail);
  readonly #patienceMs = this.platform.config.paymentReminderSeconds * SECOND_MS;

  /** Plans the mail about a checkout whose payment page was just opened. */
  async plan({ id }: Pick<Order, 'id'>): Promise<void> {
    const { jobs, logger, now } = this.platform;
    try {
      const startAfter = new Date(now().getTime() + this.#patienceMs);
      await jobs.send(REMIND_JOB, { orderId: id }, { key: id, startAfter });
    } catch (error) {
      logger.info({ err: error, orderId: id }, 'A reminder waits for the sweep of a later minute.');
    }
  }

  /**
   * Mails the buyer of a checkout that was left some minutes ago. Does nothing for all other orders, and nothing a
   * second time, even if two processes do it at once. Ask the provider first whether it was paid.
   */
  async remind(left: Order): Promise<void> {
    const { platform } = this.services;
    const orderId = left.id;
    if (!this.#deadline(left) || (await platform.orm.em.fork().count(PaymentReminder, { orderId })) > 0)
      return;
    await withQuietOrderLock(platform, orderId, async (em, order) => {
      const until = this.#deadline(order);
      // Meanwhile it may have been paid, or another process may have told its buyer.
      if (!until || (await em.count(PaymentReminder, { orderId })) > 0) return;
      em.create(PaymentReminder, { orderId, sentAt: platform.now() });
      await this.#mail.send(em, order, (mailed) => paymentWaiting({ order: mailed, until }));
    });
  }

  /** Until when an order can be paid that its buyer should be told about; null for one that wants no mail. */
  #deadline(order: Order): Date | null {
    const now = this.platform.now();
    // Only checkouts have a browser: the buyers of orders that staff took were mailed a link.
    if (order.browserHash === null || now.getTime() - order.createdAt.getTime() < this.#patienceMs)
      return null;
    const until = payUntil(order, now);
    return until && until.getTime() - now.getTime() >= LEAST_LEFT_MS ? until : null;
  }
}
