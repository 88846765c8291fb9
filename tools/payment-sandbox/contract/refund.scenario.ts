import { randomUUID } from 'node:crypto';
import { anError, observe, observeError, type Looks } from './observation.ts';
import { pay } from './payment.scenario.ts';
import type { Scenario } from './scenario.ts';

const REFUND: Looks = {
  id: 'id',
  object: 'value',
  amount: 'value',
  charge: 'id',
  created: 'time',
  currency: 'value',
  failure_reason: 'value',
  metadata: 'value',
  payment_intent: 'id',
  reason: 'value',
  status: 'value',
};

const REFUNDED = {
  id: '(id)',
  object: 'refund',
  amount: 5_000,
  charge: '(id)',
  created: '(time)',
  currency: 'gbp',
  // Only on a refund that failed: https://docs.stripe.com/api/refunds/object#refund_object-failure_reason.
  failure_reason: 'missing',
  metadata: { order_id: 'order-1', refund_id: 'refund-1', attempt: '1' },
  payment_intent: '(id)',
  reason: null,
  status: 'succeeded',
};

/** Refunds of a payment of £120: a part, more than is left, the rest, and another when nothing is left. */
export const refund: Scenario = {
  async observe(side) {
    const { charges, refunds } = side.stripe;
    const { id: payment_intent, latest_charge } = await pay(side);
    const params = { payment_intent, amount: 5_000, metadata: REFUNDED.metadata };
    const key = { idempotencyKey: randomUUID() };
    const part = await refunds.create(params, key);
    const replayed = await refunds.create(params, key);
    const list = await refunds.list({ payment_intent, limit: 100 });
    return {
      part: observe(part, REFUND),
      isReplayed: replayed.lastResponse.headers['idempotent-replayed'] ?? 'missing',
      isSame: replayed.id === part.id,
      reusedKey: await observeError(refunds.create({ ...params, amount: 4_000 }, key)),
      read: observe(await refunds.retrieve(part.id), REFUND),
      list: observe(list, { object: 'value', has_more: 'value', url: 'value' }),
      listed: list.data.length,
      tooMuch: await observeError(refunds.create({ payment_intent, amount: 7_001 })),
      rest: observe(await refunds.create({ payment_intent }), { amount: 'value', status: 'value' }),
      again: await observeError(refunds.create({ payment_intent })),
      charge: observe(await charges.retrieve(String(latest_charge)), {
        amount_refunded: 'value',
        refunded: 'value',
      }),
      unknown: await observeError(refunds.retrieve('re_none')),
    };
  },
  documented: {
    part: REFUNDED,
    isReplayed: 'true',
    isSame: true,
    reusedKey: anError({ rawType: 'idempotency_error' }),
    read: REFUNDED,
    list: { object: 'list', has_more: false, url: '/v1/refunds' },
    listed: 1,
    // Stripe documents the code amount_too_large, but names the parameter alone; the shop understands both.
    tooMuch: anError({ param: 'amount' }),
    rest: { amount: 7_000, status: 'succeeded' },
    again: anError({ code: 'charge_already_refunded' }),
    charge: { amount_refunded: 12_000, refunded: true },
    unknown: anError({ statusCode: 404, code: 'resource_missing', param: 'id' }),
  },
};
