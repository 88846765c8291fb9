import type { MyGarageQuery } from './MyGarage.generated.ts';

/** A vehicle of the signed-in customer's garage. */
export type GarageVehicle = NonNullable<MyGarageQuery['myGarage']>[number];
