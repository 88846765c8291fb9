import { orderStatuses, type OrderStatus } from '@treadline/schema/trade/order/order-status';
import { isPaymentKept } from '@treadline/schema/trade/order/payment/payment-status';
import type { PaymentStatus } from '@treadline/schema/trade/order/payment/payment-status';
import { hasSucceeded, type RefundStatus } from '@treadline/schema/trade/order/payment/refund-status';
import { marginOf } from '@treadline/schema/trade/values/margin';
import type { TestShop } from '../../../../test/test-shop.ts';
import { inLondon } from '../../../platform/text/london-time.ts';

interface OrderRow {
  readonly id: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly paid: number;
  readonly isManual: boolean;
  readonly isByKey: boolean;
}

interface LineRow {
  readonly id: number;
  readonly orderId: string;
  readonly productId: number;
  readonly brand: string;
  readonly category: string;
  readonly season: string;
  readonly size: string;
  readonly supplier: string;
  readonly quantity: number;
  readonly returned: number;
  readonly price: number;
  readonly cost: number | null;
}

interface RefundRow {
  readonly orderId: string;
  readonly amount: number;
  readonly status: RefundStatus;
  readonly lines: readonly { lineId: number; quantity: number; worth?: number }[];
  readonly reduces: { readonly lineId: number } | null;
}

/** A line of tyres, as far as it's sold. Money in pence. */
export interface SoldLine extends LineRow {
  readonly units: number;
  readonly pence: number;
}

/** An order, as the reports should count it. */
export interface CountedOrder {
  readonly channel: string;
  readonly placedOn: string;
  readonly isPaid: boolean;
  /** Null unless it's a sale. */
  readonly soldOn: string | null;
  readonly pence: number;
  readonly lines: readonly SoldLine[];
}

const ORDERS = `
  select o.id, o.status, o.payment_status as "paymentStatus", o.created_at as "createdAt", o.paid_at as "paidAt",
    coalesce(o.received_pence, o.total_pence) as paid, o.by_key as "isByKey",
    exists (select from manual_orders m where m.order_id = o.id) as "isManual"
  from orders o`;
const LINES = `
  select id, order_id as "orderId", product_id as "productId", product_brand as brand, product_category as category,
    product_season as season, product_size as size,
    product_supplier as supplier, quantity, returned_units as returned,
    unit_price_pence as price, cost_pence as cost
  from order_lines where kind = 'TYRE'`;
const REFUNDS = `select order_id as "orderId", amount_pence as amount, status, lines, reduces from refunds`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Counts every order from the tables of the books, one by one. */
export async function recountOrders(shop: TestShop): Promise<CountedOrder[]> {
  const [orders, lines, refunds] = [
    await shop.rows<OrderRow>(ORDERS),
    await shop.rows<LineRow>(LINES),
    (await shop.rows<RefundRow>(REFUNDS)).filter(hasSucceeded),
  ];
  return orders.map((order) => {
    const isSale =
      order.paidAt !== null &&
      isPaymentKept(order.paymentStatus) &&
      orderStatuses[order.status].stage !== 'CLOSED';
    const own = refunds.filter(({ orderId }) => orderId === order.id);
    return {
      channel: order.isManual ? 'STAFF' : order.isByKey ? 'API' : 'WEB',
      placedOn: inLondon(order.createdAt).day,
      isPaid: order.paidAt !== null,
      soldOn: isSale ? inLondon(order.paidAt).day : null,
      pence: isSale ? order.paid - sum(own.map(({ amount }) => amount)) : 0,
      lines: isSale
        ? lines.filter(({ orderId }) => orderId === order.id).map((line) => soldLine(line, own))
        : [],
    };
  });
}

function soldLine(line: LineRow, refunds: readonly RefundRow[]): SoldLine {
  const named = refunds.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === line.id));
  const reduced = refunds.filter(({ reduces }) => reduces?.lineId === line.id);
  const back = sum(named.map(({ quantity, worth }) => worth ?? quantity * line.price));
  return {
    ...line,
    units: Math.max(0, line.quantity - Math.max(line.returned, sum(named.map(({ quantity }) => quantity)))),
    pence: Math.max(0, line.quantity * line.price - back - sum(reduced.map(({ amount }) => amount))),
  };
}

/** The `SalesSum` of some orders: of all their revenue, or of the tyres that `which` chooses. */
export function salesSumOf(orders: readonly CountedOrder[], which?: (line: SoldLine) => boolean): object {
  const sold = orders.filter(({ soldOn }) => soldOn !== null);
  const lines = sold.flatMap((order) => order.lines.filter(which ?? (() => true)));
  const tyreRevenue = sum(lines.map(({ pence }) => pence));
  const revenue = which ? tyreRevenue : sum(sold.map(({ pence }) => pence));
  const count = which
    ? sold.filter((order) => sum(order.lines.filter(which).map(({ units }) => units)) > 0).length
    : sold.length;
  const costed = lines.filter(({ cost }) => cost !== null);
  const costedRevenue = sum(costed.map(({ pence }) => pence));
  const cost = sum(costed.map((line) => line.units * (line.cost ?? 0)));
  return {
    revenue,
    orders: count,
    averageOrder: count > 0 ? Math.round(revenue / count) : null,
    units: sum(lines.map(({ units }) => units)),
    tyreRevenue,
    costedRevenue,
    margin: costedRevenue > 0 ? marginOf({ price: costedRevenue, cost }) : null,
  };
}
