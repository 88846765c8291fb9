import { LockMode } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { MailService } from '../mail/mail.service.ts';
import { mailOrder, OrderKeys } from '../orders/order-reader.service.ts';
import { Order } from '../orders/order.entity.ts';
import { paymentWaiting } from './letters/payment-waiting.letter.ts';
import { payUntil } from './payment-deadline.ts';
import { PaymentReminder } from './payment-reminder.entity.ts';

const MINUTE_MS = 60_000;
/** Long enough to find a card, and early enough to leave most of the half hour in which it can be paid. */
const PATIENCE_MS = 5 * MINUTE_MS;
/** A mail that is read only minutes before the deadline helps nobody. */
const LEAST_LEFT_MS = 10 * MINUTE_MS;

/** Tells buyers once, by mail, that an order waits for its payment. */
export class PaymentReminderService {
  readonly #services: Services;
  readonly #keys: OrderKeys;
  readonly #mail: MailService;

  constructor(services: Services) {
    this.#services = services;
    this.#keys = services.get(OrderKeys);
    this.#mail = services.get(MailService);
  }

  /**
   * Mails the buyer of a checkout that was left some minutes ago. Does nothing for all other orders, and nothing a
   * second time, even if two processes do it at once. Ask Stripe first whether it was paid.
   */
  async remind({ id }: Pick<Order, 'id'>): Promise<void> {
    const { orm } = this.#services.platform;
    await orm.em.fork().transactional(async (em) => {
      const order = await em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const until = order && this.#deadline(order);
      if (!until || (await em.findOne(PaymentReminder, { orderId: id }))) return;
      await em.populate(order, ['lines']);
      em.create(PaymentReminder, { orderId: id, sentAt: this.#services.platform.now() });
      const letter = paymentWaiting({ order: await mailOrder(em, order, this.#keys), until });
      await this.#mail.queue(em, order.email, letter);
    });
  }

  /** Until when an order can be paid that its buyer should be told about; null for one that wants no mail. */
  #deadline(order: Order): Date | null {
    const now = this.#services.platform.now();
    // Only checkouts have a browser: the buyers of orders that staff took were mailed a link.
    if (order.browserHash === null || now.getTime() - order.createdAt.getTime() < PATIENCE_MS) return null;
    const until = payUntil(order, now);
    return until && until.getTime() - now.getTime() >= LEAST_LEFT_MS ? until : null;
  }
}
