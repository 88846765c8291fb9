import { expect, it } from 'vitest';
import { adviceReasons } from './adviceReasons.ts';
import type { AdvisedTyreFragment } from './AdviceResult.generated.ts';

const TYRE: AdvisedTyreFragment = {
  __typename: 'Product',
  id: 1,
  price: 8_000,
  wetGrip: 'A',
  fuelEfficiency: 'C',
  noiseDb: 69,
  speedRating: 'V',
  maxSpeedMph: 149,
  rating: 4.6,
  reviewCount: 120,
  threePeakSnowflake: false,
};
const FIELD = { candidateCount: 43, quietestDb: 69, lowestPrice: 5_000 };

it('lists a tyre’s facts, the driver’s priority first', () => {
  expect(adviceReasons(TYRE, FIELD, 9_250, 'QUIET')).toEqual([
    '69 dB outside, the quietest of 43',
    'Wet grip A, the best class',
    'Fuel efficiency C',
    '£12.50 less than the best match',
    'Rated 4.6 out of 5 in 120 reviews',
  ]);
});

it('claims nothing without data', () => {
  const bare = { ...TYRE, wetGrip: null, fuelEfficiency: null, noiseDb: null, rating: null, reviewCount: 0 };
  expect(
    adviceReasons(bare, { candidateCount: 1, quietestDb: null, lowestPrice: 8_000 }, 8_000, 'PRICE'),
  ).toEqual([]);
});

it('includes the speed rating if it is the priority, the lowest price, and the snowflake', () => {
  expect(
    adviceReasons(
      { ...TYRE, price: 5_000, noiseDb: 71, threePeakSnowflake: true, reviewCount: 1 },
      FIELD,
      9_000,
      'SPORT',
    ),
  ).toEqual([
    'Rated for 149 mph (V)',
    'Wet grip A, the best class',
    '71 dB outside',
    'Fuel efficiency C',
    'The lowest price of 43',
    'Rated 4.6 out of 5 in 1 review',
    'Snow rated (3PMSF)',
  ]);
});
