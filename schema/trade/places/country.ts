import { keysOf } from '../values/words.ts';

/**
 * The countries the shop delivers to, as described in the API schema. Northern Ireland is separate, because it has its
 * own delivery and label rules.
 */
export const countryLabels = {
  GB: 'Great Britain',
  NI: 'Northern Ireland',
  IE: 'Ireland',
} as const;

export type Country = keyof typeof countryLabels;

export const COUNTRIES = keysOf(countryLabels);

/** The last line of an address, also used in forms. */
export const countryLines: Readonly<Record<Country, string>> = {
  GB: 'United Kingdom',
  NI: 'Northern Ireland, United Kingdom',
  IE: 'Ireland',
};
