import { expect, it } from 'vitest';
import { CpuBudget } from './cpu-budget.ts';

it('processor time can be spent ahead, and then only a tenth of the time that passes', async () => {
  let now = 0;
  let used = 0;
  const budget = new CpuBudget({ now: () => now, used: () => used });
  const spend = (ms: number): Promise<unknown> => budget.spend(async () => (used += ms));
  // Idle time doesn't add to a full budget.
  now += 3_600_000;
  expect(budget.isSpent).toBe(false);
  await spend(14_999);
  expect(budget.isSpent).toBe(false);
  await spend(101);
  expect(budget.isSpent).toBe(true);
  now += 1_000;
  expect(budget.isSpent).toBe(true);
  now += 10;
  expect(budget.isSpent).toBe(false);
});
