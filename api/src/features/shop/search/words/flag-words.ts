import {
  absentFlagLabels,
  TYRE_FLAGS,
  tyreFlagLabels,
  type TyreFlag,
} from '@treadline/schema/trade/listing/tyre-flag';
import type { Spellings } from './search-reading.ts';

/** Drivers' words for the properties of tyres, besides the names on screen. */
const FLAG_WORDS: Readonly<Record<TyreFlag, readonly string[]>> = {
  inStock: [
    'in stock now',
    'available now',
    'same day',
    'same day delivery',
    'next day',
    'next day delivery',
    'asap',
    'urgent',
    'urgently',
  ],
  onSale: ['sale', 'offer', 'offers', 'on offer', 'special offer', 'special offers', 'deal', 'deals'],
  // The makers' own codes for run-flat: Michelin, Continental, Bridgestone and Falken, Goodyear and Dunlop,
  // Hankook, Kumho.
  runFlat: ['run flats', 'zp', 'ssr', 'rft', 'rof', 'hrs', 'xrp'],
  extraLoad: ['extra load', 'xl', 'reinforced'],
  evSpec: ['electric vehicle', 'electric vehicles', 'ev', 'evs', 'electric', 'electric car', 'electric cars'],
  threePeakSnowflake: [
    'snow rated',
    'three peak',
    '3 peak',
    'three peak snowflake',
    '3 peak snowflake',
    'three peak mountain snowflake',
    '3 peak mountain snowflake',
    '3pmsf',
    'snowflake',
    'mountain snowflake',
  ],
};

/** Words that negate what follows. */
const DENIALS = ['not', 'no', 'non', 'without', 'except', 'excluding'];

export function isDenial(word: string | null | undefined): boolean {
  return DENIALS.includes(word?.toLowerCase() ?? '');
}

/** The ways to name each property, or to exclude it. */
export const FLAG_SPELLINGS: readonly Spellings[] = [
  ...TYRE_FLAGS.map((flag): Spellings => [
    { kind: 'FLAG', label: tyreFlagLabels[flag], value: flag, filter: { [flag]: true } },
    FLAG_WORDS[flag],
  ]),
  ...TYRE_FLAGS.flatMap((flag): Spellings[] => {
    const label = absentFlagLabels[flag];
    if (label === null) return [];
    const denied = [tyreFlagLabels[flag], ...FLAG_WORDS[flag]].flatMap((words) =>
      DENIALS.map((denial) => `${denial} ${words}`),
    );
    return [[{ kind: 'FLAG', label, value: `not ${flag}`, filter: { [flag]: false } }, denied]];
  }),
];
