import { expect, it } from 'vitest';
import { deliveryDays } from './deliveryDays.ts';

it('TRACK-04 names the range of delivery days', () => {
  expect(deliveryDays({ from: '2025-03-06', to: '2025-03-10' })).toBe('Thu 6 Mar to Mon 10 Mar');
  expect(deliveryDays({ from: '2025-03-06', to: '2025-03-06' })).toBe('Thu 6 Mar');
});
