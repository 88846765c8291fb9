import { UNDER_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { hasTenDigits, readTrackingNumber } from '@treadline/schema/trade/order/tracking-number';
import { carrierLink } from '@treadline/schema/trade/places/carriers';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import { NetworkLimit } from '../../../platform/limits/network-limit.ts';
import { actsForShop, type Context, type Viewer } from '../../../platform/services/context.ts';
import { tooManyRequests } from '../../../platform/services/errors.ts';
import { Service } from '../../../platform/services/services.ts';
import { OrderDeliveryService } from '../fulfilment/index.ts';
import {
  carrierOf,
  centreParcelOf,
  endingStatus,
  isOwn,
  maskedNameOn,
  nameOn,
  OrderReader,
  statusInfo,
  trackingNumberOf,
  windowOf,
  type Order,
} from '../orders/index.ts';
import type { Tracking } from './tracking.type.ts';

const LOOKS_PER_MINUTE = 10;
const MINUTE_S = 60;
const HOUR_S = 3_600;
/**
 * How many wrong ten-digit numbers are allowed. Nobody mistypes more often. With a thousand orders of one month that
 * have them, guessing from any number of networks finds one in 17 hours. Longer numbers need no limit.
 */
const MISSES_PER_HOUR = { perNetwork: 10, ofAll: 60 };
const TOO_MANY_MISSES =
  'Too many wrong tracking numbers have been entered. Please try again in an hour, or find your order with its ' +
  'email address.';
/** Ten-digit numbers can be found by trying, so they stop working here once nobody's waiting for the tyres. */
const TEN_DIGIT_DAYS = 30;
const DAY_MS = 86_400_000;

type Looker = Pick<Context, 'viewer' | 'network'>;

/** Shows what an order's tracking number reveals. */
export class TrackingService extends Service {
  readonly #deliveries = this.services.get(OrderDeliveryService);
  readonly #reader = this.services.get(OrderReader);
  readonly #looks = createLimiter(this.platform, 'tracking', LOOKS_PER_MINUTE, MINUTE_S);
  readonly #misses = new NetworkLimit(this.platform, {
    name: 'tracking-misses',
    ...MISSES_PER_HOUR,
    seconds: HOUR_S,
  });

  /**
   * Where an order is; null for unknown and malformed numbers alike.
   * @throws PublicError TOO_MANY_REQUESTS after ten look-ups a minute from one network, and, for ten-digit numbers,
   * after too many misses in an hour.
   */
  async track(trackingNumber: string, looker: Looker): Promise<Tracking | null> {
    await this.#looks.require(looker.network, 'Too many requests. Please try again in a minute.');
    const order = await this.#find(trackingNumber, looker);
    if (!order) return null;
    const mayKnow = mayKnowAll(order, looker.viewer);
    const [[events = []], [refunds = []], [disputes = []], [delivery = null]] = await Promise.all([
      this.#reader.eventsOf([order.id]),
      this.#reader.refundsOf([order.id]),
      this.#reader.disputesOf([order.id]),
      this.#deliveries.of([order.id]),
    ]);
    const window = windowOf(delivery);
    const refundStatus = endingStatus(refunds);
    // Drivers' notes may name neighbours.
    const history = mayKnow ? events : events.map((event) => ({ ...event, notes: null }));
    return {
      order: {
        number: order.number,
        trackingNumber: trackingNumberOf(order),
        customerName:
          mayKnow || order.buyerErased ? nameOn(order.shippingAddress) : maskedNameOn(order.shippingAddress),
        createdAt: order.createdAt,
        total: order.total,
        isPaid: paymentStatuses[order.paymentStatus].wasPaid,
        deliveryMethod: order.deliveryMethod,
        carrier: carrierOf(order),
        carrierTrackingNumber: order.carrierTrackingNumber,
        carrierTrackingUrl: carrierLink(order.shippingProvider, order.carrierTrackingNumber),
        centreParcel: centreParcelOf(order),
        deliveryWindow: UNDER_WAY_STATUSES.includes(order.status) ? window : null,
        estimatedDelivery: await this.#reader.estimate(order, refundStatus, window, disputes),
        deliveryNotes: history.find(({ notes }) => notes !== null)?.notes ?? null,
        lines: order.lines.getItems().map(({ productName, kind, fulfilment, quantity, unitPrice }) => ({
          productName,
          kind,
          fulfilment,
          quantity,
          unitPrice,
        })),
      },
      status: statusInfo(order, refundStatus, disputes),
      history,
    };
  }
  /** The order with a tracking number; null also for a ten-digit number past its time. */
  async #find(typed: string, { viewer, network }: Looker): Promise<Order | null> {
    const number = readTrackingNumber(typed);
    const order = number === null ? null : await this.#reader.byTrackingNumber(number);
    if (number === null || !hasTenDigits(number)) return order;
    if (order && mayKnowAll(order, viewer)) return order;
    // Count the attempt before answering, so that many at once don't all get through; then refuse it, right or wrong.
    const refusal = await this.#misses.take(network);
    if (refusal) throw tooManyRequests(TOO_MANY_MISSES, refusal.seconds);
    if (!order || this.#hasHadItsTime(order)) return null;
    await this.#misses.release(network);
    return order;
  }

  #hasHadItsTime({ status, deliveredAt, updatedAt }: Order): boolean {
    if (UNDER_WAY_STATUSES.includes(status)) return false;
    const ended = deliveredAt ?? updatedAt;
    return this.platform.now().getTime() - ended.getTime() > TEN_DIGIT_DAYS * DAY_MS;
  }
}

/** Whether the viewer is the order's owner or acts for the shop. */
const mayKnowAll = (order: Order, viewer: Viewer): boolean =>
  actsForShop(viewer, 'READ_ORDERS') || isOwn(order, viewer);
