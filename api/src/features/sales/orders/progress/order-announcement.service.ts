import type { EntityManager } from '@mikro-orm/postgresql';
import { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { DeliveryMethod } from '../../../shop/delivery/index.ts';
import type { Refund } from '../books/refund.entity.ts';
import { trackingNumberOf } from '../record/order-number.ts';
import type { Order } from '../record/order.entity.ts';
import type { OrderLineKind, OrderStatus, PaymentStatus } from '../record/order.enums.ts';

/**
 * An order as events describe it, without customer data: webhook addresses aren't trusted with that. An integrator who
 * needs it reads the order by its id. Money in pence.
 */
interface OrderPayload {
  readonly id: string;
  readonly number: string;
  readonly trackingNumber: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly currency: string;
  readonly subtotal: number;
  readonly shipping: number;
  readonly vatIncluded: number;
  readonly total: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly lines: readonly {
    readonly kind: OrderLineKind;
    /** Null for a plan. */
    readonly productId: number | null;
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly lineTotal: number;
  }[];
}

/** A refund as its event describes it. Money in pence. */
interface RefundPayload {
  readonly id: string;
  readonly amount: number;
  /** How much of the amount is the delivery charge. */
  readonly deliveryCharge: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly restock: boolean }[];
}

const orderCreated = new IntegratorEvent<{ order: OrderPayload }>(
  'ORDER_CREATED',
  'order.created',
  'an order was placed; it isn’t paid yet.',
);
const orderPaid = new IntegratorEvent<{ order: OrderPayload }>(
  'ORDER_PAID',
  'order.paid',
  'an order was paid and its tyres are set aside for it.',
);
const orderStatusChanged = new IntegratorEvent<{ order: OrderPayload; previousStatus: OrderStatus }>(
  'ORDER_STATUS_CHANGED',
  'order.status_changed',
  'an order changed status.',
);
const orderRefunded = new IntegratorEvent<{ order: OrderPayload; refund: RefundPayload }>(
  'ORDER_REFUNDED',
  'order.refunded',
  'an order was refunded in full or in part; one event for each refund.',
);

function payloadOf(order: Order): OrderPayload {
  return {
    id: order.id,
    number: order.number,
    trackingNumber: trackingNumberOf(order),
    status: order.status,
    paymentStatus: order.paymentStatus,
    currency: order.currency,
    subtotal: order.subtotal,
    shipping: order.shipping,
    vatIncluded: order.vatIncluded,
    total: order.total,
    deliveryMethod: order.deliveryMethod,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    lines: order.lines
      .getItems()
      .map(({ kind, productId, productSku, productName, quantity, unitPrice, lineTotal }) => ({
        kind,
        productId,
        sku: productSku,
        name: productName,
        quantity,
        unitPrice,
        lineTotal,
      })),
  };
}

/** Publishes order events to integrators, in the caller's transaction. The order's lines must be loaded. */
export class OrderAnnouncements extends Service {
  async created(em: EntityManager, order: Order): Promise<void> {
    await orderCreated.publish(this.services, em, { order: payloadOf(order) });
  }

  /** An order was paid, and its tyres are in stock. */
  async paid(em: EntityManager, order: Order): Promise<void> {
    await orderPaid.publish(this.services, em, { order: payloadOf(order) });
  }

  /** Publishes a change of status; does nothing if the status is the same. */
  async moved(em: EntityManager, order: Order, previousStatus: OrderStatus): Promise<void> {
    if (order.status !== previousStatus)
      await orderStatusChanged.publish(this.services, em, { order: payloadOf(order), previousStatus });
  }

  async refunded(em: EntityManager, order: Order, { id, amount, delivery, lines }: Refund): Promise<void> {
    const skus = new Map(order.lines.getItems().map((line) => [line.id, line.productSku]));
    const units = lines.map(({ lineId, quantity, restock }) => ({
      sku: skus.get(lineId) ?? '',
      quantity,
      restock,
    }));
    const refund = { id, amount, deliveryCharge: delivery, lines: units };
    await orderRefunded.publish(this.services, em, { order: payloadOf(order), refund });
  }
}
