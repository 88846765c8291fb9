import {
  CATEGORIES,
  categoryLabels,
  categoryNicknames,
  type TyreCategory,
} from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { DRIVERS_WORDS } from './drivers-words.ts';
import type { Finding, Spellings } from './search-reading.ts';
import { fold } from './word-fold.ts';

const season = (value: Season): Finding => ({
  kind: 'SEASON',
  label: seasonLabels[value],
  value,
  filter: { seasons: [value] },
});
/** The finding for a phrase that names a kind of vehicle. */
export const categoryFinding = (value: TyreCategory): Finding => ({
  kind: 'CATEGORY',
  label: categoryLabels[value],
  value,
  filter: { categories: [value] },
});

/** Shoppers' words for seasons and kinds of vehicle, one finding a line, and the drivers' words. */
const SPELLINGS: readonly Spellings[] = [
  [season('SUMMER'), ['summer', 'summers']],
  [season('WINTER'), ['winter', 'winters', 'snow', 'cold weather', 'ice']],
  [
    season('ALL_SEASON'),
    [
      'all season',
      'all seasons',
      'all weather',
      'all year',
      'all year round',
      'year round',
      '4 season',
      '4 seasons',
      'four season',
      'four seasons',
    ],
  ],
  ...CATEGORIES.map((value) => [categoryFinding(value), categoryNicknames[value]] as const),
  ...DRIVERS_WORDS,
];

/** The findings by folded spelling. */
export const PHRASES: ReadonlyMap<string, Finding> = new Map(
  SPELLINGS.flatMap(([finding, spellings]) =>
    [finding.label, ...spellings].map((spelling) => [fold(spelling), finding] as const),
  ),
);

/** Words that say nothing about a tyre. */
const FILLERS = new Set(
  (
    '2x 4x a above an and any are at best brand brands buy by can do ean faster find fit fits fitting for from get ' +
    'give good have higher i in is it looking me more my near need new number of on online or ordered part plate ' +
    'please price prices quality rated rating reg registration rim rims set sets shop show size sized ' +
    'sizes sku some that the these tire tires to top tyer tyers type tyre tyres uk value want wanted ' +
    'wheel wheels which with x2 x4 you your'
  ).split(' '),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word.toLowerCase());
}
