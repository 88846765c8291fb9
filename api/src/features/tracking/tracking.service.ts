import { carrierLink } from '@treadline/schema/trade/carriers';
import { UNDER_WAY_STATUSES } from '@treadline/schema/trade/order-status';
import { paymentStatuses } from '@treadline/schema/trade/payment-status';
import { actsForShop, type Context } from '../../platform/context.ts';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Services } from '../../platform/services.ts';
import {
  endingStatus,
  isOwn,
  maskedNameOn,
  nameOn,
  OrderDeliveryService,
  OrderReader,
  statusInfo,
  windowOf,
} from '../orders/order-reader.service.ts';
import { carrierOf } from '../orders/order.entity.ts';
import type { Tracking } from './tracking.type.ts';

/** Numbers have six random digits per month: at ten tries a minute nobody finds another's. */
const LOOKS_PER_MINUTE = 10;
const MINUTE_S = 60;

/** What the number of an order reveals. */
export class TrackingService {
  readonly #deliveries: OrderDeliveryService;
  readonly #reader: OrderReader;
  readonly #looks: Limiter;

  constructor(services: Services) {
    this.#deliveries = services.get(OrderDeliveryService);
    this.#reader = services.get(OrderReader);
    this.#looks = createLimiter(services.platform, {
      name: 'tracking',
      points: LOOKS_PER_MINUTE,
      seconds: MINUTE_S,
    });
  }

  /**
   * Where an order is; null for unknown and malformed numbers alike.
   * @throws PublicError TOO_MANY_REQUESTS after ten look-ups a minute from one network.
   */
  async track(
    trackingNumber: string,
    { viewer, network }: Pick<Context, 'viewer' | 'network'>,
  ): Promise<Tracking | null> {
    await this.#looks.require(network, 'Too many requests. Please try again in a minute.');
    const order = await this.#reader.byNumber(trackingNumber);
    if (!order) return null;
    const mayKnow = actsForShop(viewer, 'READ_ORDERS') || isOwn(order, viewer);
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
        trackingNumber: order.number,
        customerName:
          mayKnow || order.buyerErased ? nameOn(order.shippingAddress) : maskedNameOn(order.shippingAddress),
        createdAt: order.createdAt,
        total: order.total,
        isPaid: paymentStatuses[order.paymentStatus].wasPaid,
        deliveryMethod: order.deliveryMethod,
        carrier: carrierOf(order),
        carrierTrackingNumber: order.carrierTrackingNumber,
        carrierTrackingUrl: carrierLink(order.shippingProvider, order.carrierTrackingNumber),
        deliveryWindow: UNDER_WAY_STATUSES.includes(order.status) ? window : null,
        estimatedDelivery: await this.#reader.estimate(order, refundStatus, window, disputes),
        deliveryNotes: history.find(({ notes }) => notes !== null)?.notes ?? null,
        lines: order.lines
          .getItems()
          .map(({ productName, quantity, unitPrice }) => ({ productName, quantity, unitPrice })),
      },
      status: statusInfo(order, refundStatus, disputes),
      history,
    };
  }
}
