import { access } from './access.scenario.ts';
import { account } from './account.scenario.ts';
import { dispute } from './dispute.scenario.ts';
import { event } from './event.scenario.ts';
import { payment } from './payment.scenario.ts';
import { refund } from './refund.scenario.ts';
import type { Scenario } from './scenario.ts';
import { session } from './session.scenario.ts';

/** All that the contract compares, by the name of the test. */
export const SCENARIOS: readonly (readonly [string, Scenario])[] = [
  ['a payment page', session],
  ['a payment by card', payment],
  ['refunds', refund],
  ['a dispute', dispute],
  ['events', event],
  ['the account', account],
  ['a wrong key', access],
];
