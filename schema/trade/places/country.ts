import { keysOf } from '../values/words.ts';

/**
 * Where the shop delivers, for those who read the contract. Northern Ireland has its own delivery and label rules, so
 * it is listed separately.
 */
export const countryLabels = {
  GB: 'Great Britain',
  NI: 'Northern Ireland',
  IE: 'Ireland',
} as const;

export type Country = keyof typeof countryLabels;

export const COUNTRIES = keysOf(countryLabels);

/** The last line of an address, and what a form offers for it. */
export const countryLines: Readonly<Record<Country, string>> = {
  GB: 'United Kingdom',
  NI: 'Northern Ireland, United Kingdom',
  IE: 'Ireland',
};
