import { describe, expect, it } from 'vitest';
import { aVocabulary } from '../../../../../test/fixtures/catalogue/vocabulary.ts';
import { readSearch } from '../reading/search.service.ts';
import { GOLDEN_SEARCHES } from './golden-searches.builder.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');
const VOCABULARY = aVocabulary();

describe.for(Object.entries(GOLDEN_SEARCHES))('of %s', ([kind, searches]) => {
  it.for(searches)(
    `a search for ${kind}, “%s”, is understood as a driver means it`,
    ([typed, { text = null, ...filter }]) => {
      const reading = readSearch(typed, VOCABULARY, TODAY);
      expect({ filter: reading.filter, text: reading.text }).toEqual({ filter, text });
    },
  );
});

it('there are at least 200 golden searches and no duplicates', () => {
  const typed = Object.values(GOLDEN_SEARCHES).flatMap((searches) => searches.map(([text]) => text));
  expect(typed.length).toBeGreaterThanOrEqual(200);
  expect(new Set(typed).size).toBe(typed.length);
});
