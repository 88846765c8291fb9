import { expect, it } from 'vitest';
import { stagesAt } from './orderStages.ts';

it('says what is done, what is now and what is still ahead', () => {
  expect(stagesAt('SHIPPED').map(({ label, state }) => [label, state])).toEqual([
    ['Received', 'done'],
    ['Packing', 'done'],
    ['On its way', 'now'],
    ['Delivered', 'ahead'],
  ]);
});

it('has no stages for an order that was ended', () => expect(stagesAt('CANCELLED')).toEqual([]));
