import { expect, it } from 'vitest';
import { eventGroups } from './eventGroups.ts';

const at = (status: string, message: string) => ({ status, message });

it('lists each status once with its events, and again if the order returned to it', () => {
  const refunded = at('SHIPPED', 'We’ve refunded £20.');
  const shipped = at('SHIPPED', 'On their way.');
  const packed = at('PROCESSING', 'Packed.');
  const paid = at('PENDING', 'Paid late.');
  const cancelled = at('CANCELLED', 'Not paid.');
  const received = at('PENDING', 'Received.');
  expect(eventGroups([refunded, shipped, packed, paid, cancelled, received])).toEqual([
    { status: 'SHIPPED', events: [refunded, shipped] },
    { status: 'PROCESSING', events: [packed] },
    { status: 'PENDING', events: [paid] },
    { status: 'CANCELLED', events: [cancelled] },
    { status: 'PENDING', events: [received] },
  ]);
});
