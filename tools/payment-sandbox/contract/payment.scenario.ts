import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { anError, observe, observeError, type Looks } from './observation.ts';
import type { Scenario, Side } from './scenario.ts';

const INTENT: Looks = {
  id: 'id',
  object: 'value',
  amount: 'value',
  amount_received: 'value',
  cancellation_reason: 'value',
  client_secret: 'text',
  created: 'time',
  currency: 'value',
  customer: 'value',
  last_payment_error: { code: 'value', decline_code: 'value', type: 'value' },
  latest_charge: 'id',
  livemode: 'value',
  metadata: 'value',
  receipt_email: 'value',
  status: 'value',
};

const CHARGE: Looks = {
  id: 'id',
  object: 'value',
  amount: 'value',
  amount_refunded: 'value',
  captured: 'value',
  currency: 'value',
  disputed: 'value',
  paid: 'value',
  payment_intent: 'id',
  payment_method_details: { type: 'value', card: { brand: 'value', last4: 'value', wallet: 'value' } },
  refunded: 'value',
  status: 'value',
};

const OPEN = {
  id: '(id)',
  object: 'payment_intent',
  amount: 12_000,
  amount_received: 0,
  cancellation_reason: null,
  client_secret: '(text)',
  created: '(time)',
  currency: 'gbp',
  customer: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: { order_id: 'order-1', order_number: 'TL-1' },
  receipt_email: 'sam@example.com',
  status: 'requires_payment_method',
};

const PAID_CHARGE = {
  id: '(id)',
  object: 'charge',
  amount: 12_000,
  amount_refunded: 0,
  captured: true,
  currency: 'gbp',
  disputed: false,
  paid: true,
  payment_intent: '(id)',
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', wallet: null } },
  refunded: false,
  status: 'succeeded',
};

/** A payment as the shop starts it, in api/src/features/sales/stripe/stripe-intents.ts. */
const INTENT_PARAMS: Stripe.PaymentIntentCreateParams = {
  amount: 12_000,
  currency: 'gbp',
  allowed_payment_method_types: ['card'],
  receipt_email: 'sam@example.com',
  metadata: { order_id: 'order-1', order_number: 'TL-1' },
};

/** The answer of a buyer's card; one that asks for authentication would come back here. */
const cardParams = (card: string): Stripe.PaymentIntentConfirmParams => ({
  payment_method: card,
  return_url: 'https://shop.example/order',
});

/** Pays £120 with one of Stripe's test cards: https://docs.stripe.com/testing. */
export async function pay({ stripe }: Side, card = 'pm_card_visa', key: string = randomUUID()) {
  const { id } = await stripe.paymentIntents.create(INTENT_PARAMS);
  return stripe.paymentIntents.confirm(id, cardParams(card), { idempotencyKey: key });
}

/** A payment by card: made, paid, declined and cancelled. */
export const payment: Scenario = {
  async observe(side) {
    const { paymentIntents } = side.stripe;
    const paid = await pay(side);
    const read = await paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] });
    const open = await paymentIntents.create(INTENT_PARAMS);
    const declined = await paymentIntents.create(INTENT_PARAMS);
    const refusal = await observeError(
      paymentIntents.confirm(declined.id, cardParams('pm_card_visa_chargeDeclined')),
    );
    return {
      created: observe(open, INTENT),
      paid: observe(paid, INTENT),
      charge: observe(read.latest_charge, CHARGE),
      paidTwice: await observeError(paymentIntents.confirm(paid.id, cardParams('pm_card_visa'))),
      declined: refusal,
      afterDecline: observe(await paymentIntents.retrieve(declined.id), INTENT),
      cancelled: observe(await paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' }), INTENT),
      cancelledTwice: await observeError(paymentIntents.cancel(open.id)),
      tooLittle: await observeError(paymentIntents.create({ ...INTENT_PARAMS, amount: 1 })),
      unknownParameter: await observeError(paymentIntents.create({ ...INTENT_PARAMS, ...NO_PARAMETER })),
      unknown: await observeError(paymentIntents.retrieve('pi_none')),
    };
  },
  documented: {
    created: OPEN,
    paid: { ...OPEN, amount_received: 12_000, latest_charge: '(id)', status: 'succeeded' },
    charge: PAID_CHARGE,
    paidTwice: anError({ code: 'payment_intent_unexpected_state' }),
    declined: anError({
      statusCode: 402,
      rawType: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
    }),
    afterDecline: {
      ...OPEN,
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline', type: 'card_error' },
      latest_charge: '(id)',
    },
    cancelled: { ...OPEN, cancellation_reason: 'abandoned', status: 'canceled' },
    cancelledTwice: anError({ code: 'payment_intent_unexpected_state' }),
    tooLittle: anError({ code: 'amount_too_small', param: 'amount' }),
    unknownParameter: anError({ code: 'parameter_unknown', param: 'no_parameter' }),
    unknown: anError({ statusCode: 404, code: 'resource_missing', param: 'intent' }),
  },
};

const NO_PARAMETER: object = { no_parameter: '1' };
