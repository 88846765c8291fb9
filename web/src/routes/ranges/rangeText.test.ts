import { expect, it } from 'vitest';
import {
  buildSentence,
  carDescription,
  labelSentence,
  measuresSentence,
  priceSentence,
  ratingSentence,
  seasonSentence,
  shareOf,
  sizeDescription,
  stockSentence,
  yearsOf,
} from './rangeText.ts';

const part = (value: string, count: number, minPrice = 5_000) => ({
  __typename: 'RangePart' as const,
  value,
  label: value,
  count,
  minPrice,
});

const FIGURES = {
  tyreCount: 200,
  inStockCount: 180,
  modelCount: 60,
  brandCount: 18,
  sizeCount: 1,
  minPrice: 5_290,
  maxPrice: 16_840,
  runFlatCount: 0,
  extraLoadCount: 0,
  snowflakeCount: 30,
  labelledCount: 200,
  minNoiseDb: 67,
  maxNoiseDb: 73,
  seasons: [part('SUMMER', 150), part('WINTER', 30, 6_100), part('ALL_SEASON', 20, 7_000)],
  loadIndexes: [part('91', 150), part('94', 50)],
  speedRatings: [part('H', 20), part('V', 180)],
  wetGrip: [part('A', 120), part('B', 80)],
  fuelEfficiency: [part('B', 50), part('C', 150)],
};

it('a range’s text has its own prices and stock', () => {
  expect(priceSentence(FIGURES)).toBe('Prices run from £52.90 to £168.40 a tyre, including VAT.');
  expect(priceSentence({ ...FIGURES, maxPrice: 5_290 })).toBe('Each costs £52.90, including VAT.');
  expect(stockSentence(FIGURES)).toBe('180 of them are in stock today.');
  expect(stockSentence({ ...FIGURES, inStockCount: 1 })).toBe('1 of them is in stock today.');
  expect(stockSentence({ ...FIGURES, inStockCount: 200 })).toBe('All of them are in stock today.');
  expect(stockSentence({ ...FIGURES, inStockCount: 0 })).toBe('All of them are sold out at the moment.');
});

it('a range’s text lists the seasons it has and those it lacks', () => {
  expect(seasonSentence(FIGURES)).toBe(
    'By season: 150 summer from £50.00, 30 winter from £61.00 and 20 all-season from £70.00. 30 carry the ' +
      'three-peak mountain snowflake, a sign of proven grip on snow.',
  );
  expect(
    seasonSentence({ ...FIGURES, snowflakeCount: 0, seasons: [part('SUMMER', 4), part('WINTER', 2)] }),
  ).toBe('By season: 4 summer from £50.00 and 2 winter from £50.00, and no all-season tyre.');
  expect(seasonSentence({ ...FIGURES, tyreCount: 4, seasons: [part('SUMMER', 4)] })).toBe(
    'They are all summer tyres.',
  );
  // The others are motorcycle tyres.
  expect(seasonSentence({ ...FIGURES, tyreCount: 9, seasons: [part('SUMMER', 4)] })).toMatch(
    /^By season: 4 summer/,
  );
});

it('a range’s text summarises the tyre labels, ignoring tyres without one', () => {
  expect(labelSentence(FIGURES)).toBe(
    '60% of those with a label reach class A for wet grip. None reaches class A for fuel efficiency; the best is B, ' +
      'with 25%. Outside noise runs from 67 to 73 dB.',
  );
  expect(labelSentence({ ...FIGURES, labelledCount: 0 })).toBe('');
});

it('a share never rounds to all or none', () => {
  expect([shareOf(1, 300), shareOf(299, 300), shareOf(0, 300), shareOf(300, 300), shareOf(100, 300)]).toEqual(
    ['under 1%', 'over 99%', '0%', '100%', '33%'],
  );
});

it('loads, speeds and builds are explained', () => {
  expect(ratingSentence(FIGURES)).toBe(
    'Load indexes go from 91 (615 kg a tyre) to 94 (670 kg a tyre), speed ratings from H (130 mph) to V (149 mph).',
  );
  expect(buildSentence(FIGURES)).toBe('');
  expect(buildSentence({ ...FIGURES, runFlatCount: 1, extraLoadCount: 12 })).toBe(
    '1 tyre can be driven on flat for a while (run-flat) and 12 are reinforced for extra load (XL).',
  );
});

it('a size’s measurements are calculated from it', () => {
  expect(measuresSentence('205/55 R16', { width: 205, profile: 55, diameter: 16 })).toBe(
    'A 205/55 R16 is 205 mm wide, its sidewall is 55% of that (113 mm) and it goes on a 16-inch rim. By these ' +
      'figures it stands 632 mm tall and turns about 811 times a mile.',
  );
  expect(measuresSentence('80/90 R18', { width: 80, profile: 90, diameter: 18 })).toMatch(
    /^An 80\/90 R18 .* on an 18-inch rim\./,
  );
});

it('a range of one tyre uses the singular', () => {
  const one = {
    ...FIGURES,
    tyreCount: 1,
    inStockCount: 0,
    brandCount: 1,
    maxPrice: 5_290,
    extraLoadCount: 1,
    labelledCount: 1,
    seasons: [part('ALL_SEASON', 1)],
  };
  expect(priceSentence(one)).toBe('It costs £52.90, including VAT.');
  expect(stockSentence(one)).toBe('It is sold out at the moment.');
  expect(seasonSentence(one)).toBe('It is an all-season tyre.');
  expect(seasonSentence({ ...FIGURES, snowflakeCount: 1 })).toContain('1 carries the three-peak');
  expect(buildSentence(one)).toBe('1 is reinforced for extra load (XL).');
  expect(labelSentence(one)).toBe(
    'Its label says class A for wet grip, B for fuel efficiency, and 67 dB outside.',
  );
  expect(sizeDescription('205/55 R16', one)).toMatch(
    /^1 tyre in 205\/55 R16 from 1 brand\. It costs £52\.90,/,
  );
});

it('a page is described to search engines in whole sentences, with or without tyres', () => {
  expect(sizeDescription('205/55 R16', FIGURES)).toBe(
    '200 tyres in 205/55 R16 from 18 brands. Prices run from £52.90 to £168.40 a tyre, including VAT. Compare wet ' +
      'grip, noise and seasons.',
  );
  const car = { make: 'Ford', name: 'Focus', yearFrom: 2018, yearTo: null };
  expect(carDescription({ ...car, tyres: FIGURES }, ['205/55 R16', '215/50 R17'])).toBe(
    'Tyre sizes of the Ford Focus, from 2018: 205/55 R16 and 215/50 R17. 200 tyres fit, from £52.90.',
  );
  expect(carDescription({ ...car, tyres: FIGURES }, ['205/55 R16', '215/50 R17', '235/40 R18'])).toContain(
    ': 205/55 R16, 215/50 R17 and 1 more.',
  );
  expect(carDescription({ ...car, tyres: { ...FIGURES, tyreCount: 0 } }, ['205/55 R16'])).toBe(
    'Tyre sizes of the Ford Focus, from 2018: 205/55 R16. We have no tyres on sale that fit it at the moment.',
  );
});

it('years end with the last one sold', () => {
  expect(yearsOf({ yearFrom: 2012, yearTo: 2020 })).toBe('2012 to 2020');
  expect(yearsOf({ yearFrom: 2020, yearTo: null })).toBe('from 2020');
  expect(yearsOf({ yearFrom: 2020, yearTo: 2020 })).toBe('2020');
});
