type OrderStatus = 'PENDING' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'REFUNDED';

/** A line of an order. Money in pence. */
export interface WebhookOrderLine {
  readonly kind: 'TYRE' | 'ROAD_HAZARD_PLAN' | 'FITTING' | 'CALL_OUT' | 'FITTING_EXTRA';
  /** Null unless it's a tyre. */
  readonly productId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly lineTotal: number;
}

/** An order without the customer, whom a query by its `id` gives. Money in pence, dates in ISO 8601. */
export interface WebhookOrder {
  readonly id: string;
  readonly number: string;
  readonly trackingNumber: string;
  readonly status: OrderStatus;
  readonly paymentStatus: 'UNPAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'FAILED';
  readonly currency: string;
  readonly subtotal: number;
  readonly shipping: number;
  readonly vatIncluded: number;
  readonly total: number;
  readonly deliveryMethod: 'STANDARD' | 'EXPRESS' | 'EMERGENCY';
  readonly createdAt: string;
  /** Null until it's paid. */
  readonly paidAt: string | null;
  readonly lines: readonly WebhookOrderLine[];
}

/** A refund that succeeded. Money in pence. */
export interface WebhookRefund {
  readonly id: string;
  readonly amount: number;
  /** How much of the amount is the delivery charge. */
  readonly deliveryCharge: number;
  /** Empty if all that was left is refunded at once. */
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly restock: boolean }[];
}
