import { expect, it } from 'vitest';
import { keyFacts, partNumbers } from './keyFacts.ts';

type Tyre = Parameters<typeof keyFacts>[0];

const CAR_TYRE: Tyre = {
  id: 1,
  size: '205/55 R16',
  category: 'CAR',
  season: 'SUMMER',
  loadIndex: 91,
  maxLoadKg: 615,
  speedRating: 'V',
  maxSpeedMph: 149,
  fuelEfficiency: 'B',
  wetGrip: 'A',
  noiseDb: 70,
  sku: 'MIC-2055516-91V',
  ean: '2000000000015',
};
const MOTORCYCLE_TYRE: Tyre = {
  ...CAR_TYRE,
  category: 'MOTORCYCLE',
  fuelEfficiency: null,
  wetGrip: null,
  noiseDb: null,
  ean: null,
};

const labels = (facts: { label: string }[]) => facts.map(({ label }) => label);

it('PRODB-03 a tyre states size, season, load, speed, classes and noise, and its numbers', () => {
  expect(labels(keyFacts(CAR_TYRE))).toEqual([
    'Size',
    'Season',
    'Load index',
    'Speed rating',
    'Fuel efficiency',
    'Wet grip',
    'Noise',
  ]);
  expect(keyFacts(CAR_TYRE)).toContainEqual({ label: 'Noise', value: '70 dB' });
  expect(labels(partNumbers(CAR_TYRE))).toEqual(['SKU', 'EAN']);
});

it('PRODB-03 missing facts are omitted: a motorcycle tyre’s label and season, an EAN', () => {
  expect(labels(keyFacts(MOTORCYCLE_TYRE))).toEqual(['Size', 'Load index', 'Speed rating']);
  expect(labels(partNumbers(MOTORCYCLE_TYRE))).toEqual(['SKU']);
});
