import { editDistance } from '../words/edit-distance.ts';
import { isDenial } from '../words/flag-words.ts';
import type { Finding } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';
import type { VocabularyIndex } from '../words/vocabulary.index.ts';
import { fold } from '../words/word-fold.ts';

type Words = (string | null)[];

/** Misspellings are tolerated in runs of up to this many words. Longer names are nearly always typed in part. */
const LONGEST_MISSPELT = 4;
/** In a misspelt run every word must have this length, or stray short words would pass as misspellings. */
const SHORTEST_IN_MISSPELT_RUN = 3;

/** Correct words a typo or two away from a tyre's name, as Vauxhall's Vectra is from the Maxxis Victra. */
const NOT_MISSPELT = new Set(['continent', 'scorpio', 'sportster', 'ultra', 'vectra', 'victor', 'winner']);

/** Takes brands, models, seasons, vehicles and constructions out of the text, the longest run of words first. */
export function takeWords(text: SearchText, index: VocabularyIndex): { found: Finding[]; notices: string[] } {
  const words: Words = text.words();
  const found: (Finding & { at: number })[] = [];
  const notices: string[] = [];
  for (let length = Math.min(index.longest, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).filter((word) => word !== null);
      if (run.length < length) continue;
      const finding = findingOf(run, index);
      if (!finding) continue;
      if (isDenial(words[from - 1])) {
        // Most filters have no opposite, and showing what the shopper doesn't want would be worse than ignoring it.
        notices.push(
          `We can’t search for “${[words[from - 1], ...run].join(' ')}”, so we’ve left those words out.`,
        );
        words.fill(null, from - 1, from + length);
        continue;
      }
      words.fill(null, from, from + length);
      found.push({ ...finding, at: from });
      notices.push(...takeUnknownGeneration(words, from + length, finding));
    }
  }
  text.keep(words);
  return { found: found.toSorted((one, other) => one.at - other.at), notices };
}

function findingOf(run: readonly string[], { exact, forgiving }: VocabularyIndex): Finding | null {
  const spelling = fold(run.join(' '));
  const known = exact.get(spelling);
  if (known) return known;
  return isMaybeMisspelt(run) && !NOT_MISSPELT.has(spelling) ? nearestOf(spelling, forgiving) : null;
}

function isMaybeMisspelt(run: readonly string[]): boolean {
  if (run.length === 1) return true;
  return (
    run.length <= LONGEST_MISSPELT &&
    run.every((word) => fold(word).length >= SHORTEST_IN_MISSPELT_RUN || /\d/.test(word))
  );
}

function nearestOf(spelling: string, forgiving: VocabularyIndex['forgiving']): Finding | null {
  const letters = spelling.replace(/\d/g, '');
  const digits = spelling.replace(/\D/g, '');
  let nearest: Finding[] = [];
  let fewest = Infinity;
  for (const candidate of forgiving.get(letters.charAt(0)) ?? []) {
    if (candidate.digits !== digits) continue;
    const slips = editDistance(letters, candidate.letters, candidate.slips);
    if (slips > candidate.slips || slips > fewest) continue;
    nearest = slips < fewest ? [candidate.finding] : [...nearest, candidate.finding];
    fewest = slips;
  }
  // If two names are equally close, we can't tell which was meant.
  return new Set(nearest.map(({ value }) => value)).size === 1 ? (nearest[0] ?? null) : null;
}

/** Takes out a number that no model of the family has, as in Primacy 3: the text search would find nothing. */
function takeUnknownGeneration(words: Words, at: number, { kind, label }: Finding): string[] {
  const generation = words[at];
  if (kind !== 'MODEL' || /\d/.test(label) || !generation || !/^\d\+?$/.test(generation)) return [];
  words[at] = null;
  const isQuantity = /^t[yi]res?$/i.test(words[at + 1] ?? '');
  return isQuantity
    ? []
    : [`We don’t sell the ${label} ${generation}. Here are the ${label} tyres we do have.`];
}
