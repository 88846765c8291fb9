import type { EntityManager } from '@mikro-orm/postgresql';
import { UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import {
  hasFailed,
  hasSucceeded,
  isPending,
  waitsForBuyer,
} from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import {
  BuyerMail,
  isBankAhead,
  isDisputed,
  isOfflineRefund,
  owedOf,
  type Order,
  type Refund,
} from '../../orders/index.ts';
import { orderBankRefunded } from '../emails/order-bank-refunded.email.ts';
import { orderPartRefunded } from '../emails/order-part-refunded.email.ts';
import { orderRefundNotMade } from '../emails/order-refund-not-made.email.ts';
import { orderRefundUnderWay } from '../emails/order-refund-under-way.email.ts';
import { refundFailed } from '../emails/refund-failed.email.ts';

/** Most refunds are confirmed within this time, and then one email is enough. */
const UNCONFIRMED_MS = 15 * 60_000;

/** Shorter than callers wait for an answer (see `RefundService`), so that buyers always get an answer or an email. */
const HEARD_MS = 5_000;

/** A refund before its latest change. */
type Before = Pick<Refund, 'status' | 'providerRefundId'>;

/**
 * Writes the emails about refunds, in the caller's transaction on the locked order. Sends one email for each change,
 * even if the provider reports it again: `toldAs` is committed with the email.
 */
export class RefundMailService extends Service {
  readonly #buyers = this.services.get(BuyerMail);
  readonly #mail = this.services.get(MailService);
  readonly #settings = this.services.get(SettingsService);

  /** Emails the buyer about a refund that doesn't end the order. */
  tellMade(em: EntityManager, order: Order, refund: Refund): Promise<void> {
    const lines = new Map(order.lines.getItems().map((line) => [line.id, line]));
    const { amount, id: refundId, delivery, deductions, message: reason } = refund;
    const units = refund.lines.flatMap(({ lineId, quantity, worth }) => {
      const line = lines.get(lineId);
      return line ? [{ name: line.productName, quantity, worth: worth ?? quantity * line.unitPrice }] : [];
    });
    const isOffline = isOfflineRefund(order, refund);
    return this.#buyers.send(em, order, (mailed) =>
      orderPartRefunded({ order: mailed, amount, refundId, delivery, units, deductions, reason, isOffline }),
    );
  }

  /** Emails the buyer about money that their bank has paid back. */
  tellMadeByBank(em: EntityManager, order: Order, { id: refundId, amount }: Refund): Promise<void> {
    const isOver = order.status === 'REFUNDED';
    return this.#buyers.send(em, order, (mailed) =>
      orderBankRefunded({ order: mailed, amount, refundId, isOver }),
    );
  }

  /** Emails the buyer about a pending refund: at once if it waits for them, else only if the bank is slow. */
  async tellUnderWay(em: EntityManager, order: Order, refund: Refund): Promise<void> {
    const { toldAs, status, amount, endsAs } = refund;
    const isForBuyer = waitsForBuyer(refund);
    // Once the buyer has given their bank details, they know that the refund continues.
    if (toldAs === status || (!isForBuyer && toldAs && waitsForBuyer({ status: toldAs }))) return;
    if (!isForBuyer && this.#ageOf(refund) < UNCONFIRMED_MS) return;
    refund.toldAs = status;
    const isHeld = endsAs !== null && UNSENT_STATUSES.includes(order.status);
    await this.#buyers.send(em, order, (mailed) =>
      orderRefundUnderWay({ order: mailed, amount, waitsForBuyer: isForBuyer, isHeld }),
    );
  }

  /**
   * Emails buyer and shop about a failed refund, except the one who requested it if they saw the answer. Sends nothing
   * if the buyer has been paid another way since.
   * @param refunds all refunds of the order, including this one.
   */
  async reportFailure(
    em: EntityManager,
    order: Order,
    refund: Refund,
    refunds: readonly Refund[],
    before: Before,
  ): Promise<void> {
    const { status, toldAs, askedByRole } = refund;
    if (isPaymentReturned(order.paymentStatus) || !owedOf(refunds).includes(refund)) return;
    const wasBegun = before.providerRefundId !== null || hasSucceeded(before);
    if (!wasBegun && toldAs && hasFailed({ status: toldAs })) return;
    const isAnswer = !wasBegun && askedByRole !== 'SHOP' && this.#ageOf(refund) < HEARD_MS;
    const isBuyers = askedByRole === 'CUSTOMER' || askedByRole === 'GUEST';
    if (isAnswer && !isBuyers) return;
    refund.toldAs = status;
    // The shop retries its own refund every minute until it starts. If a bank decides, the bank pays the buyer itself.
    const isForShop = askedByRole === 'SHOP' && !wasBegun;
    const isWithBank = (await isDisputed(em, order)) || (await isBankAhead(em, order, refund));
    const isBuyerMailed = !order.buyerErased && !isAnswer && !isForShop && !isWithBank;
    if (isBuyerMailed) await this.#mailBuyer(em, order, refund, before);
    const { email } = await this.#settings.readIn(em);
    const { id: orderId, number } = order;
    const { amount, refusal } = refund;
    const content = refundFailed({ orderId, number, amount, reason: refusal ?? '', isBuyerMailed });
    await this.#mail.queue(em, email, content);
  }

  #mailBuyer(em: EntityManager, order: Order, refund: Refund, before: Before): Promise<void> {
    const { amount, endsAs, status } = refund;
    const stopped = status === 'CANCELED' ? 'CANCELED' : 'FAILED';
    const how = isPending(before) ? stopped : 'CAME_BACK';
    const wasToCancel = endsAs === 'CANCELLED' && UNSENT_STATUSES.includes(order.status);
    return this.#buyers.send(em, order, (mailed) =>
      orderRefundNotMade({ order: mailed, amount, how, wasToCancel }),
    );
  }

  #ageOf({ triedAt }: Refund): number {
    return this.platform.now().getTime() - triedAt.getTime();
  }
}
