import type { Viewer } from '../../platform/context.ts';
import { InvalidInput, type FieldError } from '../../platform/invalid-input.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';
import { isOwn, OrderReader } from '../orders/order-reader.service.ts';
import type { RefundWish } from '../orders/order-refund.service.ts';
import { OrderStatusService, type Refused } from '../orders/order-status.service.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderStatus } from '../orders/order.enums.ts';
import { OrderService } from '../orders/order.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import type { ChangeOrderStatusInput, RefundOrderInput } from './order-change.inputs.ts';
import {
  InvalidTransition,
  orderNotFound,
  RefundPending,
  RefundRefused,
  type OrderChangeResult,
} from './order-change.results.ts';
import { PaymentService } from './payment.service.ts';
import { RefundService } from './refund.service.ts';

type Change = typeof OrderChangeResult;

const MAX_LENGTHS = {
  message: 500,
  location: 200,
  notes: 1_000,
  shippingProvider: 100,
  reason: 500,
} as const;

const MESSAGES: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Order received.',
  PROCESSING: 'We are checking and packing your tyres.',
  SHIPPED: 'Your tyres are on their way.',
  DELIVERED: 'Your tyres were delivered.',
  CANCELLED: 'The shop cancelled this order.',
  REFUNDED: 'Your payment was paid back in full.',
};

/** Where a customer may call an own order off: nobody has begun to prepare it. */
const OWN_CANCELLABLE: readonly OrderStatus[] = ['PENDING'];

/** Why a customer can no longer call an order off, by where it is. @param days of the statutory right to cancel. */
function tooLateText(from: OrderStatus, days: number): string {
  switch (from) {
    case 'PROCESSING':
      return `We have begun to prepare this order, so it can no longer be cancelled here. Call us, or send it back within ${days} days of delivery.`;
    case 'SHIPPED':
      return `Your tyres are on their way, so this order can no longer be cancelled here. Call us, or send it back within ${days} days of delivery.`;
    case 'DELIVERED':
      return `Your tyres have been delivered, so this order can no longer be cancelled here. You can tell us within ${days} days of delivery that you send it back.`;
    case 'REFUNDED':
      return 'This order was paid back in full, so there is nothing left to cancel.';
    default:
      return 'This order cannot be cancelled here at the moment. Please call us.';
  }
}

const invalidTransition = ({ refused, from }: Refused, to: OrderStatus): InvalidTransition =>
  result(InvalidTransition, { code: 'INVALID_TRANSITION', message: refused, from, to });

/** A text as it is kept; null when there is none. Half characters, which PostgreSQL cannot store, are made whole. */
const kept = (text: string | null | undefined): string | null => text?.trim().toWellFormed() || null;

function tooLong(input: Partial<Record<keyof typeof MAX_LENGTHS, string | null>>): FieldError[] {
  return Object.entries(MAX_LENGTHS).flatMap(([path, max]) =>
    (kept(input[path as keyof typeof MAX_LENGTHS])?.length ?? 0) > max
      ? [{ path, message: `Please use at most ${max} characters` }]
      : [],
  );
}

/** Changes that people make to orders. Those that call an order off pay back what was paid for it. */
export class OrderChangeService {
  readonly #orders: OrderService;
  readonly #payments: PaymentService;
  readonly #reader: OrderReader;
  readonly #settings: SettingsService;
  readonly #refunds: RefundService;
  readonly #statuses: OrderStatusService;

  constructor(services: Services) {
    this.#orders = services.get(OrderService);
    this.#payments = services.get(PaymentService);
    this.#reader = services.get(OrderReader);
    this.#settings = services.get(SettingsService);
    this.#refunds = services.get(RefundService);
    this.#statuses = services.get(OrderStatusService);
  }

  /** Whether the viewer may call an order off, as far as its status tells. */
  canCancel(order: Order, viewer: Viewer): boolean {
    return OWN_CANCELLABLE.includes(order.status) && isOwn(order, viewer);
  }

  /**
   * A customer calls an own order off, as long as nobody has begun to prepare it. Asked from a second tab, or by a second press,
   * an order that is cancelled already is what was wished; every other refusal is in words for a customer.
   */
  async cancelOwn(viewer: Viewer, id: string): Promise<Change> {
    const order = await this.#reader.find(viewer, id);
    if (!order || !isOwn(order, viewer)) return orderNotFound();
    if (order.status === 'CANCELLED') return order;
    const change = await this.#callOff(order, {
      endsAs: 'CANCELLED',
      actor: viewer,
      message: 'You cancelled this order.',
      from: OWN_CANCELLABLE,
    });
    if (!(change instanceof InvalidTransition)) return change;
    if (change.from === 'CANCELLED') return (await this.#reader.find(viewer, id)) ?? orderNotFound();
    const { cancellationDays } = await this.#settings.read();
    return result(InvalidTransition, { ...change, message: tooLateText(change.from, cancellationDays) });
  }

  /** Takes a step of an order in the shop's name. */
  async change(viewer: Viewer, input: ChangeOrderStatusInput): Promise<Change> {
    const { orderId, status } = input;
    const fields = tooLong(input);
    if (fields.length > 0) return InvalidInput.of('Please shorten the texts', fields);
    if (status === 'REFUNDED') return this.refund(viewer, { orderId, reason: input.message ?? null });
    const message = kept(input.message) ?? MESSAGES[status];
    if (status === 'CANCELLED') {
      const order = isUuid(orderId) ? await this.#orders.find({ id: orderId }) : null;
      return order ? this.#callOff(order, { endsAs: 'CANCELLED', actor: viewer, message }) : orderNotFound();
    }
    if (!isUuid(orderId)) return orderNotFound();
    const shippingProvider = kept(input.shippingProvider);
    const step = {
      to: status,
      actor: viewer,
      message,
      location: kept(input.location),
      notes: kept(input.notes),
      change: shippingProvider ? { shippingProvider } : {},
    };
    const changed = await this.#statuses.advance(orderId, step);
    if (changed === null) return orderNotFound();
    return 'refused' in changed ? invalidTransition(changed, status) : changed.order;
  }

  /** Pays all of an order back, wherever it is. */
  async refund(viewer: Viewer, { orderId, reason }: RefundOrderInput): Promise<Change> {
    const fields = tooLong({ reason: reason ?? null });
    if (fields.length > 0) return InvalidInput.of('Please shorten the texts', fields);
    if (!isUuid(orderId)) return orderNotFound();
    return this.#payBack(orderId, {
      endsAs: 'REFUNDED',
      actor: viewer,
      message: kept(reason) ?? MESSAGES.REFUNDED,
    });
  }

  /** An order that is not paid is closed with its payment page; whoever paid meanwhile is paid back. */
  async #callOff(order: Order, wish: RefundWish): Promise<Change> {
    if (order.paymentStatus === 'UNPAID' && order.needsAttention === null) {
      const closed = await this.#payments.cancel(order, { actor: wish.actor, message: wish.message });
      const now = await this.#orders.find({ id: order.id });
      if (now && (closed || now.status === 'CANCELLED')) return now;
    }
    return this.#payBack(order.id, wish);
  }

  async #payBack(orderId: string, wish: RefundWish): Promise<Change> {
    const outcome = await this.#refunds.refund(orderId, wish);
    if (outcome === null) return orderNotFound();
    if (outcome === 'unanswered')
      return result(RefundPending, {
        message:
          'The payment provider does not answer at the moment. We keep asking, and write to you as soon as the money is on its way.',
      });
    if (outcome === 'under-way')
      return result(RefundPending, {
        message:
          'The refund is under way but not confirmed yet. The order stays as it is until then, and we write to you as soon as the money is on its way.',
      });
    if ('refused' in outcome) return invalidTransition(outcome, wish.endsAs);
    if ('providerRefused' in outcome)
      return result(RefundRefused, {
        message: 'The payment could not be paid back, so the order stays as it was. Please contact us.',
        providerMessage: outcome.providerRefused,
      });
    return outcome.order;
  }
}
