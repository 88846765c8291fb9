import { bareWord, readWord, keysOf } from '../../values/words.ts';

/** The kinds of vehicle that tyres are for, as labelled on screen and in URLs (`?category=Car Tyres`). */
export const categoryLabels = {
  CAR: 'Car Tyres',
  SUV: '4x4/SUV Tyres',
  VAN: 'Van Tyres',
  MOTORCYCLE: 'Motorcycle Tyres',
} as const;

export type TyreCategory = keyof typeof categoryLabels;

export const CATEGORIES = keysOf(categoryLabels);

/** A single tyre of the category, for use in a sentence. */
export const categoryNouns: Readonly<Record<TyreCategory, string>> = {
  CAR: 'car tyre',
  SUV: '4x4 and SUV tyre',
  VAN: 'van tyre',
  MOTORCYCLE: 'motorcycle tyre',
};

/** The vehicles of the category, for use in a sentence. */
export const categoryVehicles: Readonly<Record<TyreCategory, readonly string[]>> = {
  CAR: ['cars'],
  SUV: ['4x4s', 'SUVs'],
  VAN: ['vans'],
  MOTORCYCLE: ['motorcycles'],
};

/** Shoppers' other words for each category. */
export const categoryNicknames: Readonly<Record<TyreCategory, readonly string[]>> = {
  CAR: ['car', 'cars', 'passenger car'],
  SUV: ['4x4', '4 x 4', '4x4s', '4wd', 'suv', 'suvs', '4x4/SUV', '4x4 SUV', 'SUV 4x4', 'off roader'],
  VAN: ['van', 'vans', 'commercial', 'light commercial', 'lcv'],
  MOTORCYCLE: [
    'motorcycle',
    'motorcycles',
    'motorbike',
    'motorbikes',
    'bike',
    'bikes',
    'moto',
    'scooter',
    'scooters',
  ],
};

/** The category with this name, label or nickname, ignoring case, spaces and hyphens; undefined if there isn't one. */
export function readCategory(text: string): TyreCategory | undefined {
  const wanted = bareWord(text);
  return (
    readWord(categoryLabels, text) ??
    CATEGORIES.find((category) => categoryNicknames[category].some((word) => bareWord(word) === wanted))
  );
}

/** The vehicle for technical facts: Car, 4x4/SUV, Van, Motorcycle. */
export function vehicleOf(category: TyreCategory): string {
  return categoryLabels[category].replace(' Tyres', '');
}
