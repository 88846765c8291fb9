import { expect, it } from 'vitest';
import { stagesAt } from './orderStages.ts';

it('marks stages as done, current or ahead', () => {
  expect(stagesAt('SHIPPED', 75, false).map(({ label, state }) => [label, state])).toEqual([
    ['Order Received', 'done'],
    ['Processing', 'done'],
    ['Shipped', 'now'],
    ['Delivered', 'ahead'],
  ]);
});

it('has reached no stage before it is paid', () =>
  expect(stagesAt('PENDING', 0, false).map(({ state }) => state)).toEqual([
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ]));

it('has no stages for an order that has ended', () => expect(stagesAt('CANCELLED', 0, false)).toEqual([]));

it('a collected order becomes ready and is collected, instead of being shipped and delivered', () =>
  expect(
    stagesAt('SHIPPED', 75, true)
      .map(({ label }) => label)
      .slice(2),
  ).toEqual(['Ready to Collect', 'Collected']));
