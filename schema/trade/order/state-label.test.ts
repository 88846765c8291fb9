import { expect, it } from 'vitest';
import { stateLabel } from './state-label.ts';

it.each([
  ['status', 'PENDING', 'Order Received'],
  ['paymentStatus', 'UNPAID', 'Not paid yet'],
  ['refundStatus', 'CANCELED', 'Refund stopped'],
  ['disputeState', 'WON', 'Decided for us'],
  ['status', 'DRAFT', undefined],
  ['colour', 'PENDING', undefined],
])('the label of the %s %s is “%s”', (field, state, label) => expect(stateLabel(field, state)).toBe(label));
