import {
  isStepStatus,
  CANCELLABLE_STATUSES,
  orderStatuses,
} from '@treadline/schema/trade/order/order-status';
import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import { requireScope } from '../../../../platform/access/auth-demand.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import {
  InvalidTransition,
  isOwn,
  NO_PAYMENT,
  orderNotFound,
  OrderReader,
  paymentProvider,
  promisesOf,
  refundPending,
  refundRefused,
  type Order,
  type OrderChangeResult,
  type OrderStatus,
  type Refused,
} from '../../orders/index.ts';
import { RefundService, type RefundRequest } from '../../refunds/index.ts';
import { OrderDeliveryService, type Doorstep } from '../deliveries/order-delivery.service.ts';
import type { UpdateOrderStatusInput } from './order-change.inputs.ts';
import { OrderStatusService, parcelsOf } from './order-status.service.ts';

type Change = typeof OrderChangeResult;

/** Tells a customer why they can no longer cancel. @param days the length of the statutory right to cancel. */
const tooLateText = (from: OrderStatus, days: number): string =>
  orderStatuses[from].tooLateToCancel?.(days) ??
  'You can’t cancel this order online at the moment. Please call us.';

const invalidTransition = ({ refused, from }: Refused, to: OrderStatus): InvalidTransition =>
  result(InvalidTransition, { message: refused, from, to });

/** The input's delivery details that apply to its status. */
const doorstepOf = ({ status, window, proof }: UpdateOrderStatusInput): Doorstep =>
  status === 'DELIVERED' ? { proof: proof ?? null } : { window: window ?? null };

/** The input's parcels. Tracking numbers are only known once they're sent. */
export const parcelsIn = (input: UpdateOrderStatusInput): ReturnType<typeof parcelsOf> =>
  input.status === 'SHIPPED'
    ? parcelsOf(
        { carrier: input.shippingProvider, trackingNumber: input.carrierTrackingNumber },
        input.centreParcel,
      )
    : parcelsOf({ carrier: input.shippingProvider }, null);

/**
 * The sentence on the tracking page for a new status. Anyone with the number can read it, so it never names a safe
 * place or a neighbour.
 */
const sentenceOf = (status: OrderStatus, { proof }: Doorstep): string =>
  proof?.place === 'HANDED_OVER' ? 'Your tyres were delivered and handed over.' : orderStatuses[status].step;

const isUnpaid = ({ paymentStatus, needsAttention }: Order): boolean =>
  isPaymentAwaited(paymentStatus) && needsAttention === null;

/** Changes orders for customers and staff. Cancelling an order refunds its payment. */
export class OrderChangeService extends Service {
  readonly #deliveries = this.services.get(OrderDeliveryService);
  readonly #payments = paymentProvider.in(this.services);
  readonly #reader = this.services.get(OrderReader);
  readonly #settings = this.services.get(SettingsService);
  readonly #refunds = this.services.get(RefundService);
  readonly #statuses = this.services.get(OrderStatusService);

  /** Whether an order is the viewer's own and its status still allows cancelling. */
  canCancel(order: Order, viewer: Viewer): boolean {
    return orderStatuses[order.status].buyerMayCancel && isOwn(order, viewer);
  }

  /**
   * Cancels the customer's own order until preparation begins. Cancelling it again, from a second tab or by a second
   * press, succeeds. Refusals are worded for customers.
   */
  async cancel(viewer: Viewer, id: string): Promise<Change> {
    const order = await this.#reader.find(viewer, id);
    if (!order || !isOwn(order, viewer)) return orderNotFound();
    if (order.status === 'CANCELLED') return order;
    const change = await this.#cancel(order, {
      endsAs: 'CANCELLED',
      actor: viewer,
      message: 'You cancelled this order.',
      from: CANCELLABLE_STATUSES,
    });
    if (!(change instanceof InvalidTransition)) return change;
    if (change.from === 'CANCELLED') return (await this.#reader.find(viewer, id)) ?? orderNotFound();
    const { cancellationDays } = promisesOf(order, await this.#settings.read());
    return result(InvalidTransition, { ...change, message: tooLateText(change.from, cancellationDays) });
  }

  /** Moves an order to another status for staff. */
  async change(viewer: Viewer, input: UpdateOrderStatusInput): Promise<Change> {
    const { orderId, status } = input;
    const doorstep = doorstepOf(input);
    const message = keptTextOrNull(input.message) ?? sentenceOf(status, doorstep);
    if (!isUuid(orderId)) return orderNotFound();
    if (!isStepStatus(status)) return this.#end(viewer, orderId, { endsAs: status, actor: viewer, message });
    const refused = await this.#deliveries.refusalOf(viewer, doorstep);
    if (refused) return refused;
    const step = {
      to: status,
      actor: viewer,
      message,
      location: keptTextOrNull(input.location),
      notes: keptTextOrNull(input.notes),
      change: parcelsIn(input),
    };
    const changed = await this.#statuses.advance(orderId, step, (em) =>
      this.#deliveries.note(em, viewer, orderId, doorstep),
    );
    if (changed === null) return orderNotFound();
    return 'refused' in changed ? invalidTransition(changed, status) : changed.order;
  }

  /** @throws PublicError FORBIDDEN if that refunds a payment and the viewer may not refund. */
  async #end(viewer: Viewer, orderId: string, request: RefundRequest): Promise<Change> {
    const order = await this.#reader.unchecked({ id: orderId });
    if (!order) return orderNotFound();
    const isRefund = orderStatuses[request.endsAs].reachedBy === 'REFUND';
    if (isRefund || !isUnpaid(order)) requireScope(viewer, 'REFUND_ORDERS');
    return isRefund ? this.#refund(orderId, request) : this.#cancel(order, request);
  }

  /** Closes an unpaid order together with its payment page. Refunds the buyer if they paid meanwhile. */
  async #cancel(order: Order, request: RefundRequest): Promise<Change> {
    if (isUnpaid(order)) {
      const closed = await this.#payments.cancel(order, { actor: request.actor, message: request.message });
      const now = await this.#reader.unchecked({ id: order.id });
      if (now && (closed || now.status === 'CANCELLED')) return now;
    }
    return this.#refund(order.id, request);
  }

  async #refund(orderId: string, request: RefundRequest): Promise<Change> {
    const outcome = await this.#refunds.refund(orderId, request);
    if (outcome === null) return orderNotFound();
    if (outcome === 'unanswered' || outcome === 'under-way') return refundPending(outcome);
    if ('order' in outcome) return outcome.order;
    if ('providerRefused' in outcome) return refundRefused(outcome.providerRefused);
    if ('refused' in outcome) return invalidTransition(outcome, request.endsAs);
    if ('nothingLeft' in outcome)
      return invalidTransition({ refused: NO_PAYMENT, from: outcome.from }, request.endsAs);
    throw new Error(`A full refund of order ${orderId} got an answer for a partial refund.`);
  }
}
