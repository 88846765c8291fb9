import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { vi } from 'vitest';
import { anError, observe, observeError, type Looks, type Seen } from './observation.ts';
import { pay } from './payment.scenario.ts';
import type { Scenario } from './scenario.ts';

const TYPES = ['charge.refunded', 'payment_intent.succeeded', 'refund.created'] as const;

const EVENT: Looks = {
  id: 'id',
  object: 'value',
  api_version: 'text',
  created: 'time',
  data: { object: { id: 'id', object: 'value' } },
  livemode: 'value',
  pending_webhooks: 'count',
  request: { id: 'id', idempotency_key: 'id' },
  type: 'value',
};

/** Stripe lists an event a moment after the request that caused it. */
const PATIENCE = { timeout: 60_000, interval: 500 };

const isOf = ({ data: { object } }: Stripe.Event, intent: string): boolean =>
  ('payment_intent' in object && object.payment_intent === intent) ||
  ('id' in object && object.id === intent);

const anEvent = (type: (typeof TYPES)[number], object: string): Seen => ({
  id: '(id)',
  object: 'event',
  api_version: '(text)',
  created: '(time)',
  data: { object: { id: '(id)', object } },
  livemode: false,
  pending_webhooks: '(count)',
  request: { id: '(id)', idempotency_key: '(id)' },
  type,
});

/** The events of a payment and a refund, as the shop reads them when it may have missed one. */
export const event: Scenario = {
  async observe(side) {
    const { events, refunds } = side.stripe;
    const { id: payment_intent } = await pay(side);
    await refunds.create({ payment_intent, amount: 5_000 }, { idempotencyKey: randomUUID() });
    const list = await vi.waitUntil(async () => {
      const page = await events.list({ types: [...TYPES], limit: 100 });
      const own = page.data.filter((one) => isOf(one, payment_intent));
      return own.length >= TYPES.length && { page, own };
    }, PATIENCE);
    const oldest = list.own.at(-1)?.id ?? '';
    const newer = await events.list({ types: [...TYPES], ending_before: oldest, limit: 100 });
    return {
      list: observe(list.page, { object: 'value', has_more: 'flag', url: 'value' }),
      ...Object.fromEntries(
        TYPES.map((type) => [
          type,
          observe(
            list.own.find((one) => one.type === type),
            EVENT,
          ),
        ]),
      ),
      // The shop reads on from the last event that it has seen.
      newer: newer.data.filter((one) => isOf(one, payment_intent)).length,
      unknown: await observeError(events.list({ ending_before: 'evt_none' })),
    };
  },
  documented: {
    list: { object: 'list', has_more: '(flag)', url: '/v1/events' },
    'charge.refunded': anEvent('charge.refunded', 'charge'),
    'payment_intent.succeeded': anEvent('payment_intent.succeeded', 'payment_intent'),
    'refund.created': anEvent('refund.created', 'refund'),
    newer: TYPES.length - 1,
    unknown: anError({ code: 'resource_missing', param: 'ending_before' }),
  },
};
