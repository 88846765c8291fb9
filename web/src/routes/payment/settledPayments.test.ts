import { expect, it, vi } from 'vitest';
import { settleOnce } from './settledPayments.ts';

it('PAY-04 a payment empties the cart once, however often its page is opened', () => {
  const settle = vi.fn();
  settleOnce('cs_1', settle);
  settleOnce('cs_1', settle);
  settleOnce('cs_2', settle);
  expect(settle).toHaveBeenCalledTimes(2);
});
