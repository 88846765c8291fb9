import { expect, it } from 'vitest';
import { adviceInput, openQuestions, readAnswers, wholeListingPath } from './finderAnswers.ts';

const ALL = 'width=205&profile=55&diameter=16&road=town&weather=snow&priority=wet_grip&budget=100';
const read = (query: string) => readAnswers(new URLSearchParams(query));

it('converts a URL’s answers to the query’s input', () => {
  expect(adviceInput(read(ALL))).toEqual({
    size: '205/55 R16',
    road: 'TOWN',
    weather: 'SNOW',
    priority: 'WET_GRIP',
    maxPrice: 10_000,
  });
});

it('prefers a registration to a size, and accepts any price without a budget', () => {
  expect(adviceInput(read(`${ALL.replace('budget=100', 'budget=')}&registration=ab12 cde`))).toMatchObject({
    registration: 'ab12 cde',
    maxPrice: null,
  });
});

it('lists open questions, and sends no query until they are answered', () => {
  const answers = read('width=205&profile=56&diameter=16&road=moon&priority=quiet');
  expect(openQuestions(answers)).toEqual([
    'your tyre size or registration',
    'where you drive',
    'which weather',
  ]);
  expect(adviceInput(answers)).toBeNull();
  expect(openQuestions(read(ALL))).toEqual([]);
});

it('links to the listing with the same filters', () => {
  const { pathname, searchParams } = new URL(wholeListingPath(read(ALL)), 'https://shop.example');
  expect(pathname).toBe('/shop');
  expect(Object.fromEntries(searchParams)).toMatchObject({ maxPrice: '100' });
  expect(wholeListingPath(read(`${ALL}&registration=ab12-cde`))).toContain('registration=AB12CDE');
});
