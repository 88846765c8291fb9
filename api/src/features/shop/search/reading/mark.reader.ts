import { oeMarkMakes } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { keysOf } from '@treadline/schema/trade/values/words';
import { isDenial } from '../words/flag-words.ts';
import { markFinding, namesOfMakes } from '../words/mark-words.ts';
import type { Finding } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';
import { fold } from '../words/word-fold.ts';

/** BMW's star on the sidewall, often typed as an asterisk: BMW ★, *. The one in "5* tyres" doesn't count. */
const STAR = /(?<![\p{L}\p{N}])(?:(?:bmw|mini)[\s-]*)?[★☆⭐✩*](?![\p{L}\p{N}])/giu;

/** Takes the star out of the text, with the make before it. */
export function takeStars(text: SearchText): Finding[] {
  const found: Finding[] = [];
  text.take(STAR, () => found.push(markFinding('*')) > 0);
  return found;
}

/** Words that ask for a car maker's approval even when the maker's name is elsewhere in the search. */
const APPROVED = new Set(['approved', 'homologated', 'marked', 'oe', 'oem', 'original', 'originals', 'spec']);

/** Takes out a maker and its approval with other words between them: bmw 225/45 r17 approved. */
export function takeParted(text: SearchText): Finding[] {
  const words = text.words();
  const isApproval = (word: string | null, at: number): boolean =>
    word !== null && APPROVED.has(word.toLowerCase()) && !isDenial(words[at - 1]);
  if (!words.some(isApproval)) return [];
  for (const mark of keysOf(oeMarkMakes)) {
    const run = runOf(words, namesOfMakes(mark));
    if (!run) continue;
    const isInRun = (at: number): boolean => at >= run.from && at < run.from + run.length;
    text.keep(words.map((word, at) => (isInRun(at) || isApproval(word, at) ? null : word)));
    return [markFinding(mark)];
  }
  return [];
}

/** Finds the first of the names, each one or two words long, among the words. */
function runOf(words: readonly (string | null)[], names: readonly string[]) {
  const folded = new Set(names.map(fold));
  for (const length of [2, 1])
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).filter((word) => word !== null);
      if (run.length === length && folded.has(fold(run.join(' ')))) return { from, length };
    }
  return null;
}
