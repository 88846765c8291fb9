import { integer, list, nullable, object, text } from '../../route/json-schema.ts';
import { unwrapOrThrow, notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { checkoutBody, readCheckout } from './checkout.body.ts';
import {
  RestCheckoutDocument,
  RestPaymentIntentDocument,
  RestPaymentSessionDocument,
} from './payment.generated.ts';

const tag = 'Payments';
const NOT_PLACED = {
  409: 'Something is out of stock, or the order of this Idempotency-Key is paid or closed.',
  429: 'Too many checkouts or units from one address.',
  503:
    'The payment provider can’t be reached; nothing was charged. If it didn’t answer, the order is kept, and the ' +
    'same Idempotency-Key opens its payment page later.',
};

const checkout = object('The placed order, and its payment page, valid for half an hour.', {
  success,
  url: nullable(text('The payment page to send the shopper to.')),
  session_id: text('The payment session.'),
  order_id: text('The id of the order.'),
  order_number: text('Its number for people.'),
  tracking_number: text('The tracking number.'),
});

const session = object(
  'A payment as its return page shows it. A day after the payment, everything but the status is null or empty.',
  {
    id: text('The id of the session.'),
    payment_status: text('paid, unpaid or no_payment_required.'),
    amount_total: nullable(integer('The amount paid or to be paid, in pence.')),
    customer_email: nullable(text('The buyer’s email address, masked except for the browser that ordered.')),
    payment_intent: nullable(text('The provider’s id for the payment.')),
    metadata: object('The data that the shop sent to the provider.', {
      order_id: nullable(text('The id of the order.')),
    }),
    line_items: object('The items bought.', {
      data: list(
        'The lines.',
        object('A line.', {
          description: text('The items bought.'),
          quantity: integer('Units.'),
          price: object('Price of one unit.', {
            unit_amount: integer('In pence.'),
            product: nullable(text('The number of the product.')),
          }),
        }),
      ),
    }),
  },
);

const checkoutRoute = (path: string, summary: string, signedIn: boolean): RestRoute =>
  route({
    method: 'POST',
    path,
    summary,
    tag,
    document: RestCheckoutDocument,
    signedIn,
    body: checkoutBody,
    answer: checkout,
    once: { resumes: true },
    refusals: NOT_PLACED,
    variables: ({ body, onceKey = null }) => ({ input: { ...readCheckout(body), idempotencyKey: onceKey } }),
    shape({ createCheckout }) {
      const { url, sessionId, orderId, orderNumber, trackingNumber } = unwrapOrThrow(createCheckout);
      return {
        ...SUCCESS,
        url,
        session_id: sessionId,
        order_id: orderId,
        order_number: orderNumber,
        tracking_number: trackingNumber,
      };
    },
  });

export const paymentRoutes: readonly RestRoute[] = [
  checkoutRoute('/payments/create-checkout-session', 'Places your order and opens its payment page', true),
  checkoutRoute(
    '/payments/create-guest-checkout-session',
    'Places a guest’s order and opens its payment page',
    false,
  ),
  route({
    method: 'POST',
    path: '/payments/create-payment-intent',
    summary: 'Places an order and prepares a card form on the buyer’s own page',
    tag,
    document: RestPaymentIntentDocument,
    body: checkoutBody,
    once: { resumes: true },
    refusals: NOT_PLACED,
    answer: object('The placed order; its payment accepts a card for half an hour.', {
      clientSecret: text('The secret that Stripe’s script needs for the card form.'),
      order_id: text('The id of the order.'),
    }),
    variables: ({ body, onceKey = null }) => ({ input: { ...readCheckout(body), idempotencyKey: onceKey } }),
    shape({ createPaymentIntent }) {
      const { clientSecret, orderId } = unwrapOrThrow(createPaymentIntent);
      return { clientSecret, order_id: orderId };
    },
  }),
  route({
    method: 'GET',
    path: '/payments/checkout-session/{session_id}',
    summary: 'Shows a payment',
    tag,
    document: RestPaymentSessionDocument,
    params: object('The payment.', { session_id: text('The id of the session, cs_….') }),
    answer: session,
    refusals: { 404: 'The payment doesn’t exist.', 429: 'Thirty reads an hour from one address.' },
    variables: ({ params }) => ({ id: params.session_id }),
    shape({ paymentSession: found }) {
      if (!found) throw notFound('Payment session not found');
      const data = found.lines.map(({ description, quantity, unitPrice, productId }) => ({
        description,
        quantity,
        price: { unit_amount: unitPrice, product: productId === null ? null : String(productId) },
      }));
      return {
        id: found.id,
        payment_status: found.paymentStatus.toLowerCase(),
        amount_total: found.amountTotal,
        customer_email: found.customerEmail,
        payment_intent: found.paymentIntent,
        metadata: { order_id: found.orderId },
        line_items: { data },
      };
    },
  }),
];
