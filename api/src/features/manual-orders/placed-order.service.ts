import type { Context } from '../../platform/context.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { mergeItems } from '../cart/cart.service.ts';
import { OrderService } from '../orders/order.service.ts';
import type { CheckoutInput } from '../payments/checkout.inputs.ts';
import {
  Checkout,
  CheckoutService,
  PaymentUnavailable,
  type CheckoutResult,
} from '../payments/checkout.service.ts';
import { ManualOrderPlaced } from './manual-order.results.ts';
import { ManualOrderService } from './manual-order.service.ts';

/** Places orders as the REST path does: what it means depends on who asks (C-39). */
export class PlacedOrderService {
  readonly #checkout: CheckoutService;
  readonly #manual: ManualOrderService;
  readonly #orders: OrderService;

  constructor(services: Services) {
    this.#checkout = services.get(CheckoutService);
    this.#manual = services.get(ManualOrderService);
    this.#orders = services.get(OrderService);
  }

  async place(context: Context, input: CheckoutInput): Promise<typeof CheckoutResult> {
    const { viewer } = context;
    if (viewer.role !== 'ADMIN') return this.#checkout.create(input, context.rememberBrowser(), context);
    const { email, phone, shippingAddress, billingAddress, deliveryMethod } = input;
    const placed = await this.#manual.create(viewer, {
      lines: mergeItems(input.items),
      email,
      phone,
      shippingAddress,
      billingAddress,
      deliveryMethod,
      payment: 'LINK',
    });
    if (!(placed instanceof ManualOrderPlaced)) return placed;
    if (placed.problem) return result(PaymentUnavailable, { message: placed.problem });
    const order = await this.#orders.find({ id: placed.order.id });
    return result(Checkout, {
      orderId: placed.order.id,
      orderNumber: placed.order.number,
      sessionId: order?.stripeSessionId ?? '',
      url: placed.paymentUrl,
    });
  }
}
