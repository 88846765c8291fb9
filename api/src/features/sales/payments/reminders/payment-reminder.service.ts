import { Service } from '../../../../platform/services/services.ts';
import { BuyerMail, withQuietOrderLock, type Order } from '../../orders/index.ts';
import { payUntil } from '../gateway/payment-deadline.ts';
import { PaymentReminder } from './payment-reminder.entity.ts';
import { paymentWaiting } from './payment-waiting.email.ts';

/** The job that reminds one buyer: enqueued here, handled in payments.jobs.ts. */
export const REMIND_JOB = 'remind-of-payment';
const SECOND_MS = 1_000;
/** An email read only minutes before the deadline helps nobody. */
const LEAST_LEFT_MS = 600 * SECOND_MS;

/** Reminds buyers once, by email, that an order awaits payment. */
export class PaymentReminderService extends Service {
  readonly #mail = this.services.get(BuyerMail);
  readonly #patienceMs = this.platform.config.paymentReminderSeconds * SECOND_MS;

  /** Schedules the reminder for a checkout whose payment page was just opened. */
  async plan({ id }: Pick<Order, 'id'>): Promise<void> {
    const { jobs, logger, now } = this.platform;
    try {
      const startAfter = new Date(now().getTime() + this.#patienceMs);
      await jobs.send(REMIND_JOB, { orderId: id }, { key: id, startAfter });
    } catch (error) {
      logger.info(
        { err: error, orderId: id },
        'A payment reminder could not be queued; a later sweep sends it.',
      );
    }
  }

  /**
   * Emails the buyer of a checkout left some minutes ago. Does nothing for other orders, nor a second time, even if two
   * processes run it at once. Check with the provider first whether it was paid.
   */
  async remind(left: Order): Promise<void> {
    const { platform } = this.services;
    const orderId = left.id;
    if (!this.#deadline(left) || (await platform.orm.em.fork().count(PaymentReminder, { orderId })) > 0)
      return;
    await withQuietOrderLock(platform, orderId, async (em, order) => {
      const until = this.#deadline(order);
      // It may have been paid meanwhile, or another process may have reminded its buyer.
      if (!until || (await em.count(PaymentReminder, { orderId })) > 0) return;
      em.create(PaymentReminder, { orderId, sentAt: platform.now() });
      await this.#mail.send(em, order, (mailed) => paymentWaiting({ order: mailed, until }));
    });
  }

  /** When an order can last be paid whose buyer should be reminded; null if they shouldn't be. */
  #deadline(order: Order): Date | null {
    const now = this.platform.now();
    // Only checkouts have a browser. The buyers of orders taken by staff were emailed a link.
    if (order.browserHash === null || now.getTime() - order.createdAt.getTime() < this.#patienceMs)
      return null;
    const until = payUntil(order, now);
    return until && until.getTime() - now.getTime() >= LEAST_LEFT_MS ? until : null;
  }
}
