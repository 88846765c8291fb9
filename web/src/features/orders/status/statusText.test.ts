import { expect, it } from 'vitest';
import { statusText } from './statusText.ts';

it('TRACK-06 shows a status in capitals, without underscores', () => {
  expect(statusText('out_for_delivery')).toBe('OUT FOR DELIVERY');
  expect(statusText('SHIPPED')).toBe('SHIPPED');
});

it('a paid order is not called pending', () => {
  expect(statusText('PENDING')).toBe('ORDER RECEIVED');
});
