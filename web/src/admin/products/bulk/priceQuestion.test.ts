import { expect, it } from 'vitest';
import { priceQuestion } from './priceQuestion.ts';

const figures = { rising: 0, falling: 0, jumping: 0, belowCost: 0 };

it('a change of prices is confirmed by its figures, and doubted where they’re unusual', () => {
  const rise = { kind: 'PRICE', percent: 5, ending: 'PENNY' } as const;
  expect(priceQuestion(rise, { ...figures, rising: 1_312, belowCost: 3 })).toEqual({
    count: 1_312,
    effect: '1,312 prices rise by 5%.',
    doubts: ['3 would sell below cost.'],
  });
  const sale = { kind: 'SALE_START', percent: 40, ending: 'ENDING_99' } as const;
  expect(priceQuestion(sale, { ...figures, falling: 1, jumping: 1 })).toEqual({
    count: 1,
    effect: '1 price falls by about 40%.',
    doubts: ['1 would change by more than 30%.'],
  });
  expect(priceQuestion({ ...rise, percent: 0 }, { ...figures, rising: 2, falling: 1 })).toMatchObject({
    effect: '2 prices rise and 1 price falls.',
  });
});

it('a change of no price isn’t confirmed, and costs that may not be seen aren’t mentioned', () => {
  expect(priceQuestion({ kind: 'SALE_END' }, figures)).toBeNull();
  const { belowCost: _, ...unseen } = figures;
  expect(priceQuestion({ kind: 'SALE_END' }, { ...unseen, rising: 2 })?.doubts).toEqual([]);
});
