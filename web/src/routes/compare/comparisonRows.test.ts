import { expect, it } from 'vitest';
import type { ComparedTyreFragment } from './ComparePage.generated.ts';
import { comparisonNotices } from './comparisonNotices.ts';
import { bestIn, comparisonRows, differs } from './comparisonRows.ts';

const aTyre = (facts: Partial<ComparedTyreFragment>): ComparedTyreFragment => ({
  __typename: 'Product',
  id: 1,
  slug: 'tyre',
  name: 'Brand Model 205/55 R16 91V',
  brand: { __typename: 'Brand', slug: 'brand', name: 'Brand', tier: 'PREMIUM', country: 'Germany' },
  model: { __typename: 'Model', slug: 'model', fullName: 'Brand Model' },
  category: 'CAR',
  position: 'BOTH',
  size: '205/55 R16',
  loadIndex: 91,
  maxLoadKg: 615,
  speedRating: 'V',
  maxSpeedMph: 149,
  season: 'SUMMER',
  threePeakSnowflake: false,
  runFlat: false,
  extraLoad: false,
  evSpec: false,
  oeMark: null,
  fuelEfficiency: 'B',
  wetGrip: 'A',
  noiseDb: 70,
  noiseClass: 'B',
  price: 8_000,
  fittingPrice: 1_500,
  fittedFrom: '2026-12-03',
  stockQuantity: 20,
  rating: 4.5,
  reviewCount: 10,
  imageUrl: '/a-640.webp',
  ...facts,
});

function row(label: string) {
  const found = comparisonRows.find((candidate) => candidate.label === label);
  if (!found) throw new Error(`No row ${label}.`);
  return found;
}

const best = (label: string, ...tyres: Partial<ComparedTyreFragment>[]) => [
  ...bestIn(
    row(label),
    tyres.map((facts, index) => aTyre({ id: index + 1, ...facts })),
  ),
];

it.each([
  ['Price for one', [{ price: 9_000 }, { price: 8_000 }, { price: 8_500 }], [2]],
  ['Wet grip', [{ wetGrip: 'B' }, { wetGrip: 'A' }, { wetGrip: 'A' }], [2, 3]],
  ['Fuel efficiency', [{ fuelEfficiency: 'E' }, { fuelEfficiency: 'D' }], [2]],
  ['Noise outside', [{ noiseDb: 68 }, { noiseDb: 71 }, { noiseDb: null }], [1]],
  ['Rating', [{ rating: 4 }, { rating: 4.2 }, { rating: 5, reviewCount: 0 }], [2]],
  ['Rating', [{ rating: 4.56 }, { rating: 4.64 }, { rating: 4.1 }], [1, 2]],
] as const)('%s has a best tyre', (label, tyres, winners) => {
  expect(best(label, ...tyres)).toEqual(winners);
});

it('names no best tyre if all are equal, or only one can be judged', () => {
  expect(best('Wet grip', {}, {})).toEqual([]);
  expect(best('Wet grip', { wetGrip: 'A' }, { wetGrip: null })).toEqual([]);
  expect(best('Season', { season: 'SUMMER' }, { season: 'WINTER' })).toEqual([]);
});

it('marks the rows where tyres differ', () => {
  const tyres = [aTyre({}), aTyre({ id: 2, oeMark: 'MO' })];
  expect(comparisonRows.filter((each) => differs(each, tyres)).map(({ label }) => label)).toEqual([
    'Car maker’s mark',
  ]);
});

it('words each fact for drivers', () => {
  const motorcycleTyre = aTyre({
    category: 'MOTORCYCLE',
    fuelEfficiency: null,
    noiseDb: null,
    reviewCount: 0,
    stockQuantity: 3,
    brand: { __typename: 'Brand', slug: 'b', name: 'B', tier: 'BUDGET', country: 'China' },
  });
  const text = (label: string) => row(label).text(motorcycleTyre);
  expect(text('Price for a set')).toBe('£160.00 for 2');
  expect(row('Price for a set').text(aTyre({}))).toBe('£320.00 for 4');
  expect(text('Load')).toBe('615 kg (91)');
  expect(text('Top speed')).toBe('149 mph (V)');
  expect(text('Noise outside')).toBe('No label');
  expect(text('Rating')).toBe('No reviews yet');
  expect(text('Availability')).toBe('Low stock, 3 left');
  expect(text('Manufacturer’s warranty')).toBe('4 years');
});

it('lists missing tyres and tyres that hardly compare', () => {
  expect(
    comparisonNotices({ ids: [1, 2, 3, 4], surplus: 2, unreadable: 1 }, [{ size: 'a' }, { size: 'b' }]),
  ).toEqual([
    'You can compare 4 tyres at a time, so we’re showing the first 4 of 6.',
    'We couldn’t find 3 of these tyres. We may no longer sell them.',
    'These tyres aren’t all the same size. Check which size your vehicle takes.',
  ]);
  expect(comparisonNotices({ ids: [1], surplus: 0, unreadable: 0 }, [{ size: 'a' }])).toEqual([
    'Tick “Compare” on another tyre to see the two side by side.',
  ]);
});
