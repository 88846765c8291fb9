import { beforeEach, expect, it } from 'vitest';
import { queuePurchase, setAnalyticsConsent } from './analytics.ts';

beforeEach(() => {
  delete window.dataLayer;
});

it('PAY-09 queues a purchase in pounds, with its currency and transaction', () => {
  queuePurchase('TL-000123', 20599);
  expect(window.dataLayer).toEqual([
    { event: 'purchase', currency: 'GBP', value: 205.99, transaction_id: 'TL-000123' },
  ]);
});

it('C-40 queues nothing after a refusal, and forgets what was queued before it', () => {
  queuePurchase('TL-000123', 20599);
  setAnalyticsConsent('refused');
  queuePurchase('TL-000124', 100);
  expect(window.dataLayer).toEqual([]);
});
