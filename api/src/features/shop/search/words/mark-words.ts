import { oeMarkMakes, oeMarkMeaning } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { Finding, Spellings } from './search-reading.ts';

/** Drivers' nicknames for car makers. */
const MAKE_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  BMW: ['beamer', 'bimmer'],
  Jaguar: ['jag'],
  'Land Rover': ['range rover'],
  Mercedes: ['mercedes benz', 'merc', 'benz', 'amg'],
};

/** Words for a car maker's approval, used before or after its name. */
const APPROVALS = [
  'approved',
  'approval',
  'spec',
  'specific',
  'specification',
  'marked',
  'mark',
  'marking',
  'original',
  'original equipment',
  'original fitment',
  'factory',
  'factory fitted',
  'oe',
  'oem',
  'homologated',
  'homologation',
  'star',
  'star marked',
];
/** Words used only before the maker's name. */
const APPROVED_BY = ['approved by', 'approved for', 'original', 'genuine', 'oe', 'oem'];

/** A single letter is too common: registrations and names contain a J. */
const SHORTEST_MARK = 2;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Words that mean an approval beside a mark alone: "N0 rated", "marked AO". */
const OF_A_MARK = ['rated', 'marked', 'mark', 'marking', 'spec', 'approved'];

/** The finding for a mark. */
export const markFinding = (mark: string): Finding => ({
  kind: 'OE_MARK',
  label: oeMarkMeaning(mark),
  value: mark,
  filter: { oeMarks: [mark] },
});

/** A mark's makers, with their nicknames. */
export function namesOfMakes(mark: string): string[] {
  return (oeMarkMakes[mark] ?? []).flatMap((make) => [make, ...(MAKE_NICKNAMES[make] ?? [])]);
}

/** The marks and the ways to name them. “BMW *” is handled elsewhere, because a star isn't a letter. */
export const MARK_SPELLINGS: readonly Spellings[] = keysOf(oeMarkMakes).map((mark) => [
  markFinding(mark),
  [
    ...namesOfMakes(mark).flatMap((make) => [
      ...APPROVALS.map((word) => `${make} ${word}`),
      ...APPROVED_BY.map((words) => `${words} ${make}`),
      ...(hasLetters(mark) ? [`${make} ${mark}`, `${mark} ${make}`] : []),
    ]),
    ...(hasLetters(mark) ? OF_A_MARK.map((word) => `${mark} ${word}`) : []),
    ...(mark.length < SHORTEST_MARK ? [] : [mark]),
    ...(mark === '*' ? ['star', 'star marked', 'star mark', 'star spec'] : []),
  ],
]);
