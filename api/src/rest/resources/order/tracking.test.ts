import { expect } from 'vitest';
import { anOrderThatIs } from '../../../../test/fixtures/order.ts';
import { ask } from '../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest();

it.for([
  ['PENDING', 'Order Received', 'amber', 'clipboard-check', 20],
  ['PROCESSING', 'Processing', 'blue', 'package', 45],
  ['SHIPPED', 'Shipped', 'purple', 'truck', 75],
  ['DELIVERED', 'Delivered', 'green', 'house', 100],
  ['CANCELLED', 'Cancelled', 'red', 'circle-x', 0],
  ['REFUNDED', 'Refunded', 'grey', 'rotate-ccw', 0],
] as const)(
  'STAT-01 TRACK-12 gives an order that is %s the documented colour and icon',
  async ([status, label, color, icon, progress], { shop, admin }) => {
    const order = await anOrderThatIs(shop, status, admin);
    const { body } = await ask(shop, 'GET', `/tracking/${order.trackingNumber}`);
    expect(Object.entries(body['status_info'] ?? {})).toEqual([
      ['progress', progress],
      ['color', color],
      ['icon', icon],
      ['label', label],
      ['description', expect.stringMatching(/\.$/)],
    ]);
  },
);
