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
/** The maximum that the legacy dashboard reads. */
const MAX_ALL = 100;

const orderPage = object('A page of all orders.', {
  success,
  orders: list('The orders, newest first.', orderCard),
  pagination: object('How many there are.', {
    totalOrders: integer('How many orders there are.'),
    totalPages: integer('How many pages of this size that makes.'),
  }),
});

const dashboard = both(
  orderPage,
  object('', {
    stats: object('What all orders come to, whatever the page shows.', {
      revenue: money(salesFigures.revenue.meaning),
      total_orders: integer('Orders, paid or not.'),
      pending_orders: integer('Orders that nobody has taken up yet.'),
      total_products: integer('Tyres listed.'),
    }),
  }),
);

function shapePage({ orders }: RestOrdersQuery): ValueOf<typeof orderPage> {
  if (!orders) throw new Error('The schema gave neither orders nor an error.');
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
    query: object('Which page.', { page, limit: limit(MY_ORDERS) }),
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
    query: object('Which page.', { page, limit: limit(ORDERS) }),
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
    query: object('Which page.', { page, limit: limit(ORDERS, MAX_ALL) }),
    answer: dashboard,
    variables: ({ query }) => query,
    shape(data) {
      if (!data.adminStats) throw new Error('The schema gave neither figures nor an error.');
      const { revenue, orders, pendingOrders, products } = data.adminStats;
      return {
        ...shapePage(data),
        stats: {
          revenue: toPounds(revenue),
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
    summary: 'Places an order: your own, or, as an administrator, one for the buyer it names',
    tag,
    document: RestPlaceOrderDocument,
    signedIn: true,
    body: checkoutBody,
    status: 201,
    once: {},
    answer: object('The order, unpaid, and where it is paid.', {
      success,
      order,
      url: nullable(
        text('The payment page, for half an hour; an administrator’s is mailed to the buyer, for a day.'),
      ),
    }),
    refusals: {
      409: 'Not everything is there any more, or the order of this Idempotency-Key is paid or closed.',
      503: 'The payment page cannot be reached; nothing was charged.',
    },
    variables: ({ body, onceKey = null }) => ({ input: { ...readCheckout(body), idempotencyKey: onceKey } }),
    shape({ placeOrder }) {
      const { url, order: placed } = unwrapOrThrow(placeOrder);
      if (!placed) throw new Error('The order was placed and cannot be seen by the caller who placed it.');
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
    refusals: { 404: 'There is no such order, or it is not yours.' },
    variables: ({ params }) => ({ id: params.orderId }),
    shape({ order: found }) {
      if (!found) throw notFound('Order not found');
      return { ...SUCCESS, order: shapeOrder(found) };
    },
  }),
];
