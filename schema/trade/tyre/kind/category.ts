import { bareWord, readWord, keysOf } from '../../values/words.ts';

/**
 * The kinds of vehicle that tyres are made for, as named on screen and in addresses (`?category=Car Tyres`).
 */
export const categoryLabels = {
  CAR: 'Car Tyres',
  SUV: '4x4/SUV Tyres',
  VAN: 'Van Tyres',
  MOTORCYCLE: 'Motorcycle Tyres',
} as const;

export type TyreCategory = keyof typeof categoryLabels;

export const CATEGORIES = keysOf(categoryLabels);

/** One tyre, within a sentence. */
export const categoryNouns: Readonly<Record<TyreCategory, string>> = {
  CAR: 'car tyre',
  SUV: '4x4 and SUV tyre',
  VAN: 'van tyre',
  MOTORCYCLE: 'motorcycle tyre',
};

/** The vehicles, within a sentence. */
export const categoryVehicles: Readonly<Record<TyreCategory, readonly string[]>> = {
  CAR: ['cars'],
  SUV: ['4x4s', 'SUVs'],
  VAN: ['vans'],
  MOTORCYCLE: ['motorcycles'],
};

/** Other words that shoppers use. */
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

/** The kind of vehicle that a text names, in any case, spacing and hyphenation; undefined if none. */
export function readCategory(text: string): TyreCategory | undefined {
  const wanted = bareWord(text);
  return (
    readWord(categoryLabels, text) ??
    CATEGORIES.find((category) => categoryNicknames[category].some((word) => bareWord(word) === wanted))
  );
}

/** The vehicle as a technical fact: Car, 4x4/SUV, Van, Motorcycle. */
export function vehicleOf(category: TyreCategory): string {
  return categoryLabels[category].replace(' Tyres', '');
}
