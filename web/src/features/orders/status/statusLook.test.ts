import { orderStatuses, ORDER_STATUSES } from '@treadline/schema/trade/order/order-status';
import { ClipboardCheck } from 'lucide-react';
import { expect, it } from 'vitest';
import { statusLook } from './statusLook.ts';

it.each([
  ['WAITING', 'text-warn'],
  ['ACTIVE', 'text-ready'],
  ['MOVING', 'text-moving'],
  ['POSITIVE', 'text-good'],
  ['NEGATIVE', 'text-bad'],
  ['NEUTRAL', 'text-ink-2'],
])('STAT-01 shows the tone %s as %s', (tone, colour) => {
  expect(statusLook({ status: 'PENDING', tone }).colour).toBe(colour);
});

it('STAT-01 gives each status a colour and an icon of its own', () => {
  const looks = ORDER_STATUSES.map((status) => statusLook({ status, tone: orderStatuses[status].tone }));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(ORDER_STATUSES.length);
  expect(new Set(looks.map(({ Icon }) => Icon)).size).toBe(ORDER_STATUSES.length);
});

it('STAT-02 shows an unknown status as received', () => {
  const received = { colour: 'text-warn', Icon: ClipboardCheck };
  expect(statusLook({ status: 'LOADED', tone: 'ODD' })).toEqual(received);
  expect(statusLook({ status: 'constructor', tone: '__proto__' })).toEqual(received);
});
