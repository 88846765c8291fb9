import type { Season, TyreCategory } from '../schema.generated.ts';

/** The words of the shim for the schema's, in both directions. */
export const CATEGORIES: Readonly<Record<TyreCategory, string>> = {
  CAR: 'Car Tyres',
  SUV: '4x4/SUV Tyres',
  VAN: 'Van Tyres',
  MOTORCYCLE: 'Motorcycle Tyres',
};
export const SEASONS: Readonly<Record<Season, string>> = {
  SUMMER: 'Summer',
  WINTER: 'Winter',
  ALL_SEASON: 'All Season',
};

/** Case, blanks and hyphens tell nothing apart. */
const plain = (words: string): string => words.toLowerCase().replaceAll(/[\s_-]/g, '');

function find<Name extends string>(words: Readonly<Record<Name, string>>, given: string): Name | undefined {
  const names = Object.keys(words) as Name[];
  return names.find((name) => plain(words[name]) === plain(given) || plain(name) === plain(given));
}

export const readCategory = (given: string): TyreCategory | undefined => find(CATEGORIES, given);
export const readSeason = (given: string): Season | undefined => find(SEASONS, given);

/** A brand's name in addresses: BFGoodrich is bfgoodrich, Maxxis Moto is maxxis-moto. */
export const brandSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
