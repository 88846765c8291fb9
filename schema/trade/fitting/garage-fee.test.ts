import { expect, it } from 'vitest';
import { garageFee } from './garage-fee.ts';

const FEES = [
  { category: 'CAR', maxRim: 20, pence: 1_600 },
  { category: 'CAR', maxRim: 17, pence: 1_200 },
] as const;
const tyres = (rim: number, category: 'CAR' | 'VAN' = 'CAR') => [
  { quantity: 2, category, rim, isRunFlat: false, isForElectric: false },
];

it('a garage is paid for each tyre by its category and the smallest rim that includes it', () => {
  expect(garageFee({ tyres: tyres(16) }, FEES)).toBe(2_400);
  expect(garageFee({ tyres: tyres(18) }, FEES)).toBe(3_200);
});

it('the fee is unknown if one tyre has none', () => {
  expect(garageFee({ tyres: tyres(21) }, FEES)).toBeNull();
  expect(garageFee({ tyres: [...tyres(16), ...tyres(16, 'VAN')] }, FEES)).toBeNull();
});
