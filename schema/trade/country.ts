import { valuesOf } from './words.ts';

/** Where the shop delivers. Northern Ireland has delivery and label rules of its own, so it stands by itself. */
export const countryLabels = {
  GB: 'Great Britain',
  NI: 'Northern Ireland',
  IE: 'Ireland',
} as const;

export type Country = keyof typeof countryLabels;

export const COUNTRIES = valuesOf(countryLabels);

/** The last line of an address. */
export const countryLines: Readonly<Record<Country, string>> = {
  GB: 'United Kingdom',
  NI: 'Northern Ireland, United Kingdom',
  IE: 'Ireland',
};
