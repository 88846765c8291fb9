import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import { violatedConstraint } from '../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { actsForShop, type Context, type Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { mergeItems } from '../cart/index.ts';
import {
  attemptOf,
  CheckoutAttempts,
  CheckoutService,
  PaymentUnavailable,
  type Attempt,
  type CheckoutInput,
  type CheckoutResult,
} from '../checkout/index.ts';
import { namesOf, OrderReader, type Order } from '../orders/index.ts';
import { Checkout, PaymentClosed } from '../payments/index.ts';
import { ManualOrderPlaced } from './manual-order.results.ts';
import { ManualOrderService } from './manual-order.service.ts';
import { ManualPaymentService } from './manual-payment.service.ts';

type Answer = typeof CheckoutResult;

/** Places orders for the REST API: a customer's own order, or a manual order for staff (C-39). */
export class PlacedOrderService extends Service {
  readonly #attempts = this.services.get(CheckoutAttempts);
  readonly #checkout = this.services.get(CheckoutService);
  readonly #links = this.services.get(ManualPaymentService);
  readonly #manual = this.services.get(ManualOrderService);
  readonly #orders = this.services.get(OrderReader);

  async place(context: Context, input: CheckoutInput): Promise<Answer> {
    const { viewer } = context;
    if (!actsForShop(viewer, 'WRITE_ORDERS'))
      return this.#checkout.create(input, context.rememberBrowser(), context);
    const attempt = attemptOf(input, 'LINK', viewer);
    return (await this.#again(viewer, attempt)) ?? this.#take(viewer, input, attempt);
  }

  async #take(viewer: Viewer, input: CheckoutInput, attempt: Attempt | null): Promise<Answer> {
    const { email, phone, shippingAddress, billingAddress, deliveryMethod, fittings } = input;
    const { requestsEarlyFitting } = input;
    const buyer = { email, phone, shippingAddress, billingAddress };
    const order = { lines: mergeItems(input.items), fittings, requestsEarlyFitting, deliveryMethod };
    try {
      const placed = await this.#manual.create(viewer, { ...order, ...buyer, payment: 'LINK' }, attempt);
      if (placed instanceof ManualOrderPlaced) return await this.#answer(viewer, placed);
      // Another request of the same attempt may have won, and reserved the very units that are missing here.
      return (await this.#again(viewer, attempt)) ?? placed;
    } catch (error) {
      const isOvertaken = violatedConstraint(error) === 'orders_attempt_key';
      const other = isOvertaken ? await this.#again(viewer, attempt) : null;
      if (!other) throw error;
      return other;
    }
  }

  /** Answers an attempt whose order already exists; null if it's a new attempt. */
  async #again(viewer: Viewer, attempt: Attempt | null): Promise<Answer | null> {
    const order = attempt && (await this.#attempts.find(attempt));
    if (!order || order instanceof InvalidInput) return order;
    if (!isPaymentAwaited(order.paymentStatus))
      return result(PaymentClosed, { message: 'That order has been paid or closed in the meantime.' });
    return checkoutOf(this.#orders, order, await this.#links.findLink(viewer, order));
  }

  /** Answers with the emailed link, which another request of the same attempt may have sent first. */
  async #answer(viewer: Viewer, { order, ...mailed }: ManualOrderPlaced): Promise<Answer> {
    const isOvertaken = mailed.problem !== null && order.providerSessionId !== null;
    const link = isOvertaken ? await this.#links.findLink(viewer, order) : mailed;
    return checkoutOf(this.#orders, order, link);
  }
}

async function checkoutOf(
  orders: OrderReader,
  placed: Order,
  { paymentUrl, problem }: Pick<ManualOrderPlaced, 'paymentUrl' | 'problem'>,
): Promise<Checkout | PaymentUnavailable> {
  if (problem !== null) return result(PaymentUnavailable, { message: problem });
  const order = await orders.unchecked({ id: placed.id });
  return result(Checkout, {
    ...namesOf(placed),
    sessionId: order?.providerSessionId ?? '',
    url: paymentUrl,
  });
}
