import type { VehicleMot } from '../../../shop/vehicles/index.ts';
import type { GarageVehicle } from './garage-vehicle.entity.ts';

type MotColumns = Pick<GarageVehicle, 'motDueOn' | 'motIsFirst' | 'motCheckedAt'>;

/** The columns that store a vehicle's MOT. */
export const motColumns = ({ dueOn, isFirst, checkedAt }: VehicleMot): MotColumns => ({
  motDueOn: dueOn,
  motIsFirst: isFirst,
  motCheckedAt: checkedAt,
});

/** A vehicle's MOT as stored; null if no register was ever asked. */
export const motOf = ({ motDueOn, motIsFirst, motCheckedAt }: MotColumns): VehicleMot | null =>
  motCheckedAt && { dueOn: motDueOn, isFirst: motIsFirst, checkedAt: motCheckedAt };

/**
 * Whether a register's answer replaces the stored one: it's later and doesn't forget a date. When one register is down,
 * another answers that doesn't know the MOT of every vehicle.
 */
export const isNews = ({ dueOn, checkedAt }: VehicleMot, { motDueOn, motCheckedAt }: MotColumns): boolean =>
  (motCheckedAt === null || motCheckedAt < checkedAt) && (dueOn !== null || motDueOn === null);
