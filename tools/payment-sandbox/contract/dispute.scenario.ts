import { vi } from 'vitest';
import { anError, observe, observeError, type Looks } from './observation.ts';
import { pay } from './payment.scenario.ts';
import type { Scenario } from './scenario.ts';

const DISPUTE: Looks = {
  id: 'id',
  object: 'value',
  amount: 'value',
  charge: 'id',
  created: 'time',
  currency: 'value',
  evidence_details: { due_by: 'time', has_evidence: 'value', past_due: 'value', submission_count: 'value' },
  is_charge_refundable: 'value',
  livemode: 'value',
  payment_intent: 'id',
  reason: 'value',
  status: 'value',
};

/** The bank of the test card takes a few seconds at Stripe and a minute in the sandbox. */
const PATIENCE = { timeout: 120_000, interval: 500 };

/** A payment that its cardholder disputes as fraud: https://docs.stripe.com/testing#disputes. */
export const dispute: Scenario = {
  async observe(side) {
    const { disputes, refunds } = side.stripe;
    const { id: payment_intent } = await pay(side, 'pm_card_createDispute');
    side.letBankAct();
    const { id } = await vi.waitUntil(
      async () => (await disputes.list({ payment_intent })).data[0],
      PATIENCE,
    );
    return {
      opened: observe(await disputes.retrieve(id), DISPUTE),
      refund: await observeError(refunds.create({ payment_intent })),
      unknown: await observeError(disputes.retrieve('dp_none')),
    };
  },
  documented: {
    opened: {
      id: '(id)',
      object: 'dispute',
      amount: 12_000,
      charge: '(id)',
      created: '(time)',
      currency: 'gbp',
      evidence_details: { due_by: '(time)', has_evidence: false, past_due: false, submission_count: 0 },
      is_charge_refundable: false,
      livemode: false,
      payment_intent: '(id)',
      reason: 'fraudulent',
      status: 'needs_response',
    },
    refund: anError({ code: 'charge_disputed' }),
    unknown: anError({ statusCode: 404, code: 'resource_missing', param: 'id' }),
  },
};
