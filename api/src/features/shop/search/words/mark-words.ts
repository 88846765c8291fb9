import { oeMarkMakes, oeMarkMeaning } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { Finding, Spellings } from './search-reading.ts';

/** What else drivers call the makes. */
const MAKE_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  BMW: ['beamer', 'bimmer'],
  Jaguar: ['jag'],
  'Land Rover': ['range rover'],
  Mercedes: ['mercedes benz', 'merc', 'benz', 'amg'],
};

/** What drivers say of a tyre that a car maker approved, before or behind its name. */
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
/** What they say before its name. */
const APPROVED_BY = ['approved by', 'approved for', 'original', 'genuine', 'oe', 'oem'];

/** One letter alone is no mark: a J is found in plates and names. */
const SHORTEST_MARK = 2;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** What the words around a mark say of it alone: "N0 rated", "marked AO". */
const OF_A_MARK = ['rated', 'marked', 'mark', 'marking', 'spec', 'approved'];

/** What a mark asks for. */
export const markFinding = (mark: string): Finding => ({
  kind: 'OE_MARK',
  label: oeMarkMeaning(mark),
  value: mark,
  filter: { oeMarks: [mark] },
});

/** The makes of a mark, with all that drivers call them. */
export function namesOfMakes(mark: string): string[] {
  return (oeMarkMakes[mark] ?? []).flatMap((make) => [make, ...(MAKE_NICKNAMES[make] ?? [])]);
}

/** The marks, each with the ways to name it. A star is no letter: “BMW *” is read by its sign. */
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
