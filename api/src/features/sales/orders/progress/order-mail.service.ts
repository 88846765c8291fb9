import type { EntityManager } from '@mikro-orm/postgresql';
import { statusWords } from '@treadline/schema/trade/order/collection';
import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { carrierLink } from '@treadline/schema/trade/places/carriers';
import type { DeliveryWindow } from '@treadline/schema/trade/places/delivery-window';
import { plusDays } from '@treadline/schema/trade/values/day';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { arrivalOf } from '../../../shop/delivery/index.ts';
import { orderCancelled } from '../emails/order-cancelled.email.ts';
import { orderDelivered } from '../emails/order-delivered.email.ts';
import type { MailOrder } from '../emails/order-email.parts.ts';
import { orderPlanned } from '../emails/order-planned.email.ts';
import { orderProcessing } from '../emails/order-processing.email.ts';
import { orderReady } from '../emails/order-ready.email.ts';
import { orderReceived } from '../emails/order-received.email.ts';
import { orderRefunded } from '../emails/order-refunded.email.ts';
import { orderShipped } from '../emails/order-shipped.email.ts';
import { promisesOf } from '../record/kept-promises.ts';
import { OrderDelivery, windowOf } from '../record/order-delivery.entity.ts';
import { centreParcelOf } from '../record/order-parcel.type.ts';
import { leavesFrom } from '../record/order-parcels.entity.ts';
import { carrierOf, paidFor, type Order } from '../record/order.entity.ts';
import type { OrderStatus } from '../record/order.enums.ts';
import { goesToBuyer } from '../record/tyre-lines.ts';
import { BuyerMail } from './buyer-mail.service.ts';

/** A refund made along with a change of status: its amount, in pence, and whether the shop paid it offline. */
export interface PaidBack {
  readonly refundId: string | null;
  readonly amount: number;
  readonly isOffline: boolean;
}

const NOTHING: PaidBack = { refundId: null, amount: 0, isOffline: false };

/** Emails buyers about the progress of their orders. */
export class OrderMailService extends Service {
  readonly #mail = this.services.get(BuyerMail);
  readonly #settings = this.services.get(SettingsService);

  /**
   * Emails the buyer the order's current status, in the caller's transaction: the email is sent if and only if the
   * change commits. An erased buyer gets none.
   * @param reason a sentence explaining a cancellation or refund; null if the buyer cancelled.
   * @param refunded the refund made along with the status, if any.
   */
  tell(em: EntityManager, order: Order, reason: string | null, refunded = NOTHING): Promise<void> {
    return this.#send(em, order, orderStatuses[order.status].mail, reason, refunded);
  }

  /** Emails the buyer when the driver comes, in the caller's transaction. */
  tellOfWindow(em: EntityManager, order: Order, window: DeliveryWindow): Promise<void> {
    return this.#mail.send(em, order, (mailed) => orderPlanned({ order: mailed, window }));
  }

  /** Sends a status email again, with the order's current data. */
  tellAgain(em: EntityManager, order: Order, mail: OrderMail): Promise<void> {
    return this.#send(em, order, mail, null, NOTHING);
  }

  async #send(
    em: EntityManager,
    order: Order,
    mail: OrderMail,
    reason: string | null,
    { refundId, amount: refunded, isOffline }: PaidBack,
  ): Promise<void> {
    const settings = await this.#settings.readIn(em);
    const promises = promisesOf(order, settings);
    const window = windowOf(await em.findOne(OrderDelivery, { orderId: order.id }));
    const arrival = arrivalOf(order.deliveryMethod, order.shippingAddress, leavesFrom(order), settings);
    const { from, to } = window ? { from: window.day, to: window.day } : arrival;
    const told = {
      estimatedDelivery: goesToBuyer(order) ? { from, to } : null,
      window,
      cancellationDays: promises.cancellationDays,
      returnDays: promises.returnDays,
      // The email has its own words for the status's standard message.
      reason: reason === statusWords(order.status, order.isCollected).step ? null : reason,
      refunded,
      refundId,
      isOffline,
    };
    await this.#mail.send(em, order, (mailed) => EMAILS[mail]({ ...told, order: mailed }, order));
  }
}

interface StatusEmailContext {
  readonly order: MailOrder;
  /** Null if all tyres go to their fitting. */
  readonly estimatedDelivery: { readonly from: string; readonly to: string } | null;
  readonly window: DeliveryWindow | null;
  /** As promised with the order, whatever the settings say now. */
  readonly cancellationDays: number;
  readonly returnDays: number;
  readonly reason: string | null;
  readonly refunded: number;
  readonly refundId: string | null;
  readonly isOffline: boolean;
}

type OrderMail = (typeof orderStatuses)[OrderStatus]['mail'];

/** Builds each status email. */
const EMAILS: Readonly<Record<OrderMail, (told: StatusEmailContext, order: Order) => MailContent>> = {
  orderReceived,
  orderProcessing,
  orderShipped: (told, order) =>
    order.isCollected
      ? orderReady(told)
      : orderShipped({
          ...told,
          parcel: {
            carrier: carrierOf(order),
            number: order.carrierTrackingNumber,
            url: carrierLink(order.shippingProvider, order.carrierTrackingNumber),
            window: told.window,
          },
          centreParcel: centreParcelOf(order),
        }),
  orderDelivered: (told, order) => {
    const deliveredAt = order.deliveredAt ?? order.updatedAt;
    const { day } = inLondon(deliveredAt);
    const cancelBy = plusDays(day, told.cancellationDays);
    const unusedUntil = told.returnDays > told.cancellationDays ? plusDays(day, told.returnDays) : null;
    return orderDelivered({
      ...told,
      deliveredAt,
      cancelBy,
      unusedUntil,
      isFitted: !order.isCollected && !goesToBuyer(order),
    });
  },
  orderCancelled: (told) => orderCancelled({ ...told, refund: told.refunded }),
  orderRefunded: (told, order) =>
    orderRefunded({ ...told, amount: told.refunded, isWhole: told.refunded === paidFor(order) }),
};
