import { labelScales } from '../tyre/label/tyre-label.ts';
import { keysOf } from '../values/words.ts';

/** The criteria of the recommended order: the most points a tyre can get for each, and how it earns them. */
export const recommendationPoints = {
  rating: {
    most: 25,
    label: 'Reviews',
    earns: 'Five stars earn full points, one star none.',
  },
  price: {
    most: 25,
    label: 'Price',
    earns: 'The cheapest tyre in its size earns full points, one at twice that price earns half.',
  },
  wetGrip: { most: 20, label: labelScales.wetGrip, earns: 'Class A earns full points, class E none.' },
  fuelEfficiency: {
    most: 10,
    label: labelScales.fuelEfficiency,
    earns: 'Class A earns full points, class E none.',
  },
  noise: { most: 10, label: labelScales.noise, earns: 'Class A earns full points, class C none.' },
  popularity: {
    most: 10,
    label: 'Popularity',
    earns: 'How much demand there is for this version of the tyre.',
  },
} as const;

export const RECOMMENDATION_FACTORS = keysOf(recommendationPoints);

/** The stars assumed for a tyre without reviews. */
export const UNRATED_STARS = 3;
