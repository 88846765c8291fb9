import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { toPounds } from '@treadline/schema/trade/values/money';
import { both, integer, list, money, nullable, object, text, type ValueOf } from '../../route/json-schema.ts';
import { limit, page } from '../../route/paging.ts';
import { unwrapOrThrow, notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { checkoutBody, readCheckout } from './checkout.body.ts';
import {
  RestMyOrdersDocument,
  RestOrderDocument,
  RestOrdersDocument,
  RestOrdersForDashboardDocument,
  RestPlaceOrderDocument,
  type RestOrdersQuery,
} from './order.generated.ts';
import { order, orderCard, shapeOrder, shapeOrderCard } from './order.shape.ts';

const tag = 'Orders';
const MY_ORDERS = 100;
const ORDERS = 20;
/** The most that the legacy dashboard requests. */
const MAX_ALL = 100;

const orderPage = object('A page of all orders.', {
  success,
  orders: list('The orders, newest first.', orderCard),
  pagination: object('The number of orders and pages.', {
    totalOrders: integer('The number of orders.'),
    totalPages: integer('The number of pages of this size.'),
  }),
});

const dashboard = both(
  orderPage,
  object('', {
    stats: object('Totals of all orders, not just this page.', {
      revenue: nullable(money(`${salesFigures.revenue.meaning} Null without READ_FIGURES.`)),
      total_orders: integer('Orders, paid or not.'),
      pending_orders: integer('Orders not yet being worked on.'),
      total_products: integer('Tyres listed.'),
    }),
  }),
);

function shapePage({ orders }: RestOrdersQuery): ValueOf<typeof orderPage> {
  if (!orders) throw new Error('The schema returned neither orders nor an error.');
  return {
    ...SUCCESS,
    orders: orders.items.map(shapeOrderCard),
    pagination: { totalOrders: orders.pageInfo.totalItems, totalPages: orders.pageInfo.totalPages },
  };
}

export const orderRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/orders/my-orders',
    summary: 'Lists your own orders',
    tag,
    document: RestMyOrdersDocument,
    query: object('The page.', { page, limit: limit(MY_ORDERS) }),
    answer: object('Your orders.', { success, orders: list('The orders, newest first.', orderCard) }),
    variables: ({ query }) => query,
    shape: ({ myOrders }) => ({ ...SUCCESS, orders: myOrders?.items.map(shapeOrderCard) ?? [] }),
  }),
  route({
    method: 'GET',
    path: '/orders',
    summary: 'Lists all orders',
    tag,
    document: RestOrdersDocument,
    query: object('The page.', { page, limit: limit(ORDERS) }),
    answer: orderPage,
    variables: ({ query }) => query,
    shape: shapePage,
  }),
  route({
    method: 'GET',
    path: '/orders/admin/all',
    summary: 'Lists all orders for the dashboard',
    tag,
    document: RestOrdersForDashboardDocument,
    query: object('The page.', { page, limit: limit(ORDERS, MAX_ALL) }),
    answer: dashboard,
    variables: ({ query }) => query,
    shape(data) {
      if (!data.adminStats) throw new Error('The schema returned neither figures nor an error.');
      const { revenue, orders, pendingOrders, products } = data.adminStats;
      return {
        ...shapePage(data),
        stats: {
          revenue: revenue === null ? null : toPounds(revenue),
          total_orders: orders,
          pending_orders: pendingOrders,
          total_products: products,
        },
      };
    },
  }),
  route({
    method: 'POST',
    path: '/orders',
    summary: 'Places your own order or, as an administrator, one for the named buyer',
    tag,
    document: RestPlaceOrderDocument,
    signedIn: true,
    body: checkoutBody,
    status: 201,
    once: {},
    answer: object('The unpaid order, and its payment page.', {
      success,
      order,
      url: nullable(
        text('The payment page, for half an hour; an administrator’s is emailed to the buyer, for a day.'),
      ),
    }),
    refusals: {
      409: 'Something is out of stock, or the order of this Idempotency-Key is paid or closed.',
      503: 'The payment page can’t be reached; nothing was charged.',
    },
    variables: ({ body, onceKey = null }) => ({ input: { ...readCheckout(body), idempotencyKey: onceKey } }),
    shape({ placeOrder }) {
      const { url, order: placed } = unwrapOrThrow(placeOrder);
      if (!placed) throw new Error('The order was placed, but its caller can’t see it.');
      return { ...SUCCESS, order: shapeOrder(placed), url };
    },
  }),
  route({
    method: 'GET',
    path: '/orders/{orderId}',
    summary: 'Shows an order',
    tag,
    document: RestOrderDocument,
    params: object('Which order.', { orderId: text('Its id.') }),
    answer: object('The order.', { success, order }),
    refusals: { 404: 'The order doesn’t exist or isn’t yours.' },
    variables: ({ params }) => ({ id: params.orderId }),
    shape({ order: found }) {
      if (!found) throw notFound('Order not found');
      return { ...SUCCESS, order: shapeOrder(found) };
    },
  }),
];
