import { orderStatuses, SENT_STATUSES, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { deliveryZoneOf } from '@treadline/schema/trade/places/delivery-zone';
import type { Address } from '@treadline/schema/trade/places/postal-address';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { SettingsService, type ShopSettingValues } from '../../../operations/settings/index.ts';
import { keptAddress } from '../../../people/addresses/index.ts';
import { deliveryOffer, promiseOf, quoteShipping } from '../../../shop/delivery/index.ts';
import {
  goesToBuyer,
  withQuietOrderLock,
  withOrderLock,
  OrderMailService,
  orderNotFound,
  OrderTransitionService,
  type Order,
  leavesFrom,
} from '../../orders/index.ts';
import type { UpdateDeliveryAddressInput, ResendOrderMailInput } from './order-correction.inputs.ts';
import {
  DeliveryAddressUpdated,
  MailNotDue,
  TooLateToUpdate,
  type UpdateDeliveryAddressResult,
  type ResendOrderMailResult,
} from './order-correction.results.ts';

/** The audit log's view of an address, without anything that identifies the buyer. */
const auditSnapshot = ({ shippingAddress, deliverBy, revision }: Order, due: number): AuditFigures => ({
  revision,
  zone: deliveryZoneOf(shippingAddress),
  deliverBy,
  deliveryChargeDue: due,
});

function tooLate({ status, buyerErased, isCollected }: Order): TooLateToUpdate | null {
  if (isCollected)
    return result(TooLateToUpdate, {
      message: 'The buyer collects this order at the shop, so nothing will be sent to any address.',
    });
  if (UNSENT_STATUSES.includes(status) && !buyerErased) return null;
  const message = SENT_STATUSES.includes(status)
    ? 'The tyres have left, so their address can’t be changed any more. Ask the carrier to redirect them.'
    : `This order is at “${orderStatuses[status].label}”, so nothing will be sent to any address.`;
  return result(TooLateToUpdate, { message });
}

/** Corrects delivery addresses, and resends emails that buyers have lost. */
export class OrderCorrectionService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(OrderMailService);
  readonly #settings = this.services.get(SettingsService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /** Changes an order's delivery address until it leaves. The buyer's delivery charge stays the same. */
  async correct(
    viewer: Viewer,
    { orderId, revision, address }: UpdateDeliveryAddressInput,
  ): Promise<typeof UpdateDeliveryAddressResult> {
    if (!isUuid(orderId)) return orderNotFound();
    const corrected = await withOrderLock<Exclude<typeof UpdateDeliveryAddressResult, null>>(
      this.platform,
      orderId,
      async (em, order) => {
        const refused =
          tooLate(order) ?? (order.revision === revision ? null : StaleWrite.at(order.revision));
        if (refused) return refused;
        const settings = await this.#settings.readIn(em);
        const place = keptAddress(address);
        const offer = deliveryOffer(order.subtotal, place, settings, leavesFrom(order));
        if (offer.refusal !== null)
          return InvalidInput.of('We don’t deliver to this address', [
            { path: 'address.postcode', message: offer.refusal },
          ]);
        const due = chargeFor(order, order.shippingAddress, settings);
        const before = auditSnapshot(order, due);
        const newDue = chargeFor(order, place, settings);
        Object.assign(order, {
          shippingAddress: place,
          ...(goesToBuyer(order) ? promiseOf(order.deliveryMethod, place, leavesFrom(order), settings) : {}),
          revision: order.revision + 1,
        });
        this.#transitions.addHistoryEntry(em, order, {
          to: order.status,
          message: 'We’ve corrected the delivery address.',
        });
        this.#audit.record(em, {
          actor: viewer,
          subject: 'order',
          subjectId: order.id,
          action: 'address',
          before,
          after: auditSnapshot(order, newDue),
        });
        const reached = offer.options.some(({ method }) => method === order.deliveryMethod);
        return result(DeliveryAddressUpdated, {
          order,
          consequences: [
            ...(due === newDue ? [] : [chargeNote(order, due, newDue)]),
            ...(reached ? [] : [`We don’t offer ${nameOf(order)} to this postcode.`]),
          ],
        });
      },
    );
    return corrected ?? orderNotFound();
  }

  /** Sends an email about an order again, with the order's current details. */
  async resend(
    viewer: Viewer,
    { orderId, mail }: ResendOrderMailInput,
  ): Promise<typeof ResendOrderMailResult> {
    if (!isUuid(orderId)) return orderNotFound();
    const sent = await withQuietOrderLock<Order | MailNotDue>(this.platform, orderId, async (em, order) => {
      const { status, paidAt, buyerErased } = order;
      const isDue = mail === 'CONFIRMATION' ? paidAt !== null : SENT_STATUSES.includes(status);
      if (buyerErased)
        return result(MailNotDue, {
          message: 'The buyer’s data was deleted, including their email address.',
        });
      if (order.email === '') return result(MailNotDue, { message: 'The buyer gave no email address.' });
      if (!isDue)
        return result(MailNotDue, {
          message: mail === 'CONFIRMATION' ? 'This order isn’t paid yet.' : 'The tyres haven’t left yet.',
        });
      await this.#mail.tellAgain(em, order, mail === 'CONFIRMATION' ? 'orderReceived' : 'orderShipped');
      this.#audit.record(em, {
        actor: viewer,
        subject: 'order',
        subjectId: order.id,
        action: 'mail again',
        before: {},
        after: { mail },
      });
      return order;
    });
    return sent ?? orderNotFound();
  }
}

const nameOf = ({ deliveryMethod }: Order): string => deliveryMethods[deliveryMethod].label.toLowerCase();

/** The charge for delivering an order to an address under the current terms, in pence. */
const chargeFor = (order: Order, place: Address, settings: ShopSettingValues): number =>
  quoteShipping(order.subtotal, order.deliveryMethod, place, settings);

const chargeNote = ({ shipping }: Order, due: number, newDue: number): string =>
  `Delivery to this postcode costs ${formatPrice(newDue)} rather than ${formatPrice(due)}. The order still ` +
  `charges ${formatPrice(shipping)}: nothing was collected or refunded.`;
