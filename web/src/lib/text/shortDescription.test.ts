import { expect, it } from 'vitest';
import { LONGEST_DESCRIPTION, shortDescription } from './shortDescription.ts';

const SENTENCE = 'Find the tyres that fit by registration or size, and see the price you will pay for them.';

it.each([
  ['a short text', SENTENCE, SENTENCE],
  ['whole sentences', `${SENTENCE} ${SENTENCE}`, SENTENCE],
  ['a long sentence up to a word', `Yes. ${'tyre '.repeat(60)}`, /^Yes\. (?:tyre )+tyre…$/],
])('a description keeps %s', (_what, text, kept) => {
  expect(shortDescription(text)).toMatch(kept);
  expect(shortDescription(text).length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
});
