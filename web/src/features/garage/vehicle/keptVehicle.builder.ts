import type { FittingSize, KeptVehicle } from './keptVehicle.ts';

/** For tests: the most common size on a Golf. */
export function aSize(overrides: Partial<FittingSize> = {}): FittingSize {
  return { position: 'BOTH', size: '205/55 R16', minLoadIndex: 91, minSpeedRating: 'V', ...overrides };
}

/** For tests: a guest's Golf. */
export function aKeptVehicle(overrides: Partial<KeptVehicle> = {}): KeptVehicle {
  return {
    registration: 'JA17 ABC',
    make: 'Volkswagen',
    model: 'Golf (Mk7)',
    year: 2017,
    tyreSizes: [aSize()],
    account: null,
    ...overrides,
  };
}
