import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { disputeReasonText } from '@treadline/schema/trade/order/payment/dispute-state';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { Mail } from '../../operations/mail/index.ts';
import { forgetPhotographs } from '../photographs/index.ts';
import { Dispute } from './books/dispute.entity.ts';
import { Refund } from './books/refund.entity.ts';
import { boughtBy, ordersOf } from './buyer/order-buyer.service.ts';
import { OrderCode } from './buyer/order-code.entity.ts';
import { refuseWhileUnderWay } from './buyer/orders-in-progress.service.ts';
import { invoiceNumber } from './record/invoice-serial.ts';
import type { OrderAddress } from './record/order-address.entity.ts';
import { DELIVERY_PHOTOGRAPHS, OrderDelivery } from './record/order-delivery.entity.ts';
import { OrderEvent } from './record/order-event.entity.ts';
import { OrderNote } from './record/order-note.entity.ts';
import { trackingNumberOf } from './record/order-number.ts';
import { Order, type OrderLine } from './record/order.entity.ts';

/** RFC 2606 reserves this domain: the address can't exist, so it can't be verified, and no email is ever sent to it. */
const NOBODYS_EMAIL = 'deleted@customer.invalid';
const DELETED = {
  firstName: 'Deleted',
  lastName: 'customer',
  company: null,
  line1: 'Address deleted',
  line2: null,
  city: '',
  postcode: '',
} as const;

/** The country stays: the books need it to separate sales to Great Britain, Northern Ireland and Ireland. */
const withoutPerson = ({ country }: OrderAddress): OrderAddress => ({ ...DELETED, country });

const mailedTo = (email: string): FilterQuery<Mail> & object => ({
  [raw('lower(recipient)')]: email.toLowerCase(),
});

const idsOf = (orders: readonly Order[]): string[] => orders.map(({ id }) => id);

const exportedLine = (line: OrderLine): object => ({
  lineId: line.id,
  kind: line.kind,
  productId: line.productId,
  name: line.productName,
  brand: line.productBrand,
  size: line.productSize,
  sku: line.productSku,
  quantity: line.quantity,
  unitPricePence: line.unitPrice,
  lineTotalPence: line.lineTotal,
  coversLineId: line.coversLineId,
  planMonths: line.planMonths,
});

const exportedEvent = ({ status, message, at, location, notes }: OrderEvent): object => ({
  status,
  message,
  location,
  notes,
  at: isoText(at),
});

const exportedRefund = ({ amount, delivery, lines, status, message, createdAt }: Refund): object => ({
  amountPence: amount,
  deliveryPence: delivery,
  units: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
  status,
  reason: message,
  askedAt: isoText(createdAt),
});

/** The reason is the bank's account of what the buyer said. */
const exportedDispute = ({ amount, state, reason, openedAt }: Dispute): object => ({
  amountPence: amount,
  state,
  reason: disputeReasonText(reason),
  openedAt: isoText(openedAt),
});

/** A staff note about a person's order may be about the person. */
const exportedNote = ({ text, at }: OrderNote): object => ({ text, at: isoText(at) });

const exportedDelivery = ({ day, fromTime, untilTime, place, receiver }: OrderDelivery): object => ({
  plannedDay: day,
  from: fromTime,
  until: untilTime,
  leftAs: place,
  takenBy: receiver,
});

interface Beside {
  readonly deliveries: readonly OrderDelivery[];
  readonly disputes: readonly Dispute[];
  readonly events: readonly OrderEvent[];
  readonly notes: readonly OrderNote[];
  readonly refunds: readonly Refund[];
}

function exportedOrder(order: Order, { deliveries, disputes, events, notes, refunds }: Beside): object {
  const { id, invoiceSerial } = order;
  return {
    id,
    number: order.number,
    trackingNumber: trackingNumberOf(order),
    status: order.status,
    paymentStatus: order.paymentStatus,
    email: order.email,
    phone: order.phone,
    deliveryAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    deliveryMethod: order.deliveryMethod,
    carrier: order.shippingProvider,
    carrierTrackingNumber: order.carrierTrackingNumber,
    centreCarrier: order.centreCarrier,
    centreTrackingNumber: order.centreTrackingNumber,
    currency: order.currency,
    subtotalPence: order.subtotal,
    deliveryPence: order.shipping,
    totalPence: order.total,
    receivedPence: order.received,
    vatIncludedPence: order.vatIncluded,
    invoiceNumber: invoiceSerial === null ? null : invoiceNumber(invoiceSerial),
    paymentMethod: order.paymentMethod,
    paymentReference: order.providerPaymentId,
    newsletterRequested: order.newsletterRequested,
    analyticsConsent: order.analyticsConsent,
    placedAt: isoText(order.createdAt),
    termsAcceptedAt: isoText(order.termsAcceptedAt),
    paidAt: isoText(order.paidAt),
    deliveredAt: isoText(order.deliveredAt),
    lines: order.lines.getItems().map(exportedLine),
    delivery: deliveries.filter(({ orderId }) => orderId === id).map(exportedDelivery)[0] ?? null,
    events: events.filter((event) => event.order.id === id).map(exportedEvent),
    notes: notes.filter(({ orderId }) => orderId === id).map(exportedNote),
    refunds: refunds.filter((refund) => refund.order.id === id).map(exportedRefund),
    disputes: disputes.filter((dispute) => dispute.order.id === id).map(exportedDispute),
  };
}

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const orders = await em.find(Order, boughtBy(person), {
    populate: ['lines'],
    orderBy: { createdAt: 'asc', id: 'asc' },
  });
  const events = await em.find(OrderEvent, { order: { $in: orders } }, { orderBy: { at: 'asc', id: 'asc' } });
  const deliveries = await em.find(OrderDelivery, { orderId: { $in: idsOf(orders) } });
  const notes = await em.find(OrderNote, { orderId: { $in: idsOf(orders) } }, { orderBy: { id: 'asc' } });
  const refunds = await em.find(Refund, { order: { $in: orders } });
  const disputes = await em.find(Dispute, { order: { $in: orders } }, { orderBy: { openedAt: 'asc' } });
  return orders.map((order) => exportedOrder(order, { deliveries, disputes, events, notes, refunds }));
}

/**
 * Removes the buyers from orders; what was bought and paid is kept for the books (VATA 1994, schedule 11, paragraph 6).
 * Notes go, because drivers name neighbours in them and staff name the buyer. So do the driver's delivery record, the
 * carrier's number, which leads to the address, and the card's digits.
 */
async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  const ids = [...orderIds];
  const orders = await em.find(Order, { id: { $in: ids } });
  for (const { id, number, email, shippingAddress, billingAddress } of orders) {
    await em.nativeUpdate(
      Order,
      { id },
      {
        userId: null,
        buyerErased: true,
        email: NOBODYS_EMAIL,
        phone: null,
        browserHash: null,
        attemptKey: null,
        attemptDigest: null,
        carrierTrackingNumber: null,
        centreTrackingNumber: null,
        paymentMethod: null,
        newsletterRequested: false,
        analyticsConsent: null,
        shippingAddress: withoutPerson(shippingAddress),
        billingAddress: withoutPerson(billingAddress),
      },
    );
    await em.nativeDelete(Mail, { ...mailedTo(email), subject: { $like: `%${number}%` } });
  }
  await em.nativeDelete(OrderCode, { orderId: { $in: ids } });
  await em.nativeDelete(OrderNote, { orderId: { $in: ids } });
  await em.nativeDelete(OrderDelivery, { orderId: { $in: ids } });
  await forgetPhotographs(em, DELIVERY_PHOTOGRAPHS, ids);
  await em.nativeUpdate(OrderEvent, { order: { $in: ids } }, { notes: null });
}

/** Removes the person from finished orders. An order in progress, which here can only be a guest's, stays as it is. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  const { finished } = await ordersOf(em, person);
  // Emails about it may have gone to an address other than the account's.
  for (const { email } of finished) await em.nativeDelete(Mail, { ...mailedTo(email), status: 'SENT' });
  await eraseOrders(em, idsOf(finished));
  await em.nativeUpdate(Refund, { askedBy: person.userId }, { askedBy: null });
}

export const personalOrders: PersonalData = {
  name: 'orders',
  read,
  refuse: refuseWhileUnderWay,
  countKeptOrders: async (em, person) => (await ordersOf(em, person)).finished.length,
  erase,
  eraseOrders,
};
