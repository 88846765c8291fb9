import type { GarageVehicle } from './garageVehicle.ts';
import { aSize } from './keptVehicle.builder.ts';

/** For tests: a vehicle of the garage as the API returns it. */
export function aGarageVehicle(overrides: Partial<GarageVehicle> = {}): GarageVehicle {
  return {
    __typename: 'GarageVehicle',
    id: 'v1',
    registration: 'JA17 ABC',
    make: 'Volkswagen',
    model: 'Golf (Mk7)',
    year: 2017,
    nickname: null,
    isCurrent: true,
    tyresFittedOn: null,
    fittedAtMiles: null,
    milesPerYear: null,
    remindAfterMiles: null,
    reminds: false,
    mot: null,
    motReminder: null,
    frontPressurePsi: null,
    rearPressurePsi: null,
    tyreSizes: [{ __typename: 'VehicleTyreSize', ...aSize() }],
    ...overrides,
  };
}
