import { describe, expect } from 'vitest';
import { anOrderThatIs } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { statusInfo, type OrderStatus } from '../orders/index.ts';
import { track } from './tracking.builder.ts';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' }, now: new Date('2026-11-20T10:00:00Z') });

describe('STAT-01 how a status is shown', () => {
  it.for<[OrderStatus, string, string, number]>([
    ['PENDING', 'Order Received', 'WAITING', 20],
    ['PROCESSING', 'Processing', 'ACTIVE', 45],
    ['SHIPPED', 'Shipped', 'MOVING', 75],
    ['DELIVERED', 'Delivered', 'POSITIVE', 100],
    ['CANCELLED', 'Cancelled', 'NEGATIVE', 0],
    ['REFUNDED', 'Refunded', 'NEUTRAL', 0],
  ])('%s', async ([status, label, tone, progress], { shop, admin }) => {
    const order = await anOrderThatIs(shop, status, admin);
    const { data } = await track(shop, order.trackingNumber);
    expect(data.trackOrder?.status).toMatchObject({
      status,
      label,
      tone,
      progress,
      description: expect.stringMatching(/\.$/),
    });
    expect(data.trackOrder?.order['estimatedDelivery'] === null).toBe(
      ['DELIVERED', 'CANCELLED', 'REFUNDED'].includes(status),
    );
  });

  it('STAT-01 an unpaid order says so, and a cancelled one says its money is refunded', () => {
    expect(statusInfo({ status: 'PENDING', paymentStatus: 'UNPAID', received: null }, null)).toMatchObject({
      label: 'Awaiting Payment',
      progress: 0,
      description: expect.stringContaining('waiting for your payment'),
    });
    expect(
      statusInfo(
        { status: 'CANCELLED', paymentStatus: 'FAILED', received: null, expiredAt: new Date('2026-11-20') },
        null,
      ),
    ).toMatchObject({ label: 'Expired', description: expect.stringContaining('Nothing was charged') });
    expect(
      statusInfo({ status: 'CANCELLED', paymentStatus: 'REFUNDED', received: null }, null).description,
    ).toContain('we’ve refunded you');
    expect(
      statusInfo({ status: 'CANCELLED', paymentStatus: 'FAILED', received: null }, null).description,
    ).toContain('cancelled before it was paid. Nothing was charged');
    expect(
      statusInfo({ status: 'PENDING', paymentStatus: 'UNPAID', received: 19_497 }, null).description,
    ).toContain('doesn’t match this order’s total');
    expect(
      statusInfo({ status: 'CANCELLED', paymentStatus: 'FAILED', received: 19_497 }, null).description,
    ).toContain('we’re refunding all of it');
    expect(
      statusInfo({ status: 'CANCELLED', paymentStatus: 'REFUNDED', received: 19_497 }, null).description,
    ).toContain('we’ve refunded you');
  });

  it('STAT-02 an unknown status is shown as received', () => {
    for (const status of ['paid', '', 'constructor', '__proto__'])
      expect(statusInfo({ status, paymentStatus: 'PAID', received: null }, null)).toMatchObject({
        label: 'Order Received',
        tone: 'WAITING',
      });
  });
});
