import type { PressureSensors, TyreCategory } from '../../apollo/schema.generated.ts';
import type { EditedVehicleFragment } from './Vehicles.generated.ts';

/** A vehicle as typed. Field names match the API's input. */
export interface VehicleValues {
  make: string;
  model: string;
  yearFrom: string;
  /** Empty while it's still sold. */
  yearTo: string;
  category: TyreCategory;
  frontSize: string;
  /** Empty if it's the front's. */
  rearSize: string;
  minLoadIndex: string;
  rearMinLoadIndex: string;
  minSpeedRating: string;
  frontPressurePsi: string;
  rearPressurePsi: string;
  /** `yes`, `no`, or empty if unknown. */
  runFlat: string;
  /** Empty if unknown. */
  pressureSensors: PressureSensors | '';
}

/** A new vehicle; `asked` is what a register said of a registration that wasn't found. */
export const newVehicle = (asked: { make?: string; model?: string; year?: string }): VehicleValues => ({
  make: asked.make ?? '',
  model: asked.model ?? '',
  yearFrom: asked.year ?? '',
  yearTo: '',
  category: 'CAR',
  frontSize: '',
  rearSize: '',
  minLoadIndex: '',
  rearMinLoadIndex: '',
  minSpeedRating: 'V',
  frontPressurePsi: '',
  rearPressurePsi: '',
  runFlat: '',
  pressureSensors: '',
});

const textOf = (number: number | null): string => (number === null ? '' : String(number));

/** A saved vehicle as typed. */
export const vehicleValues = (vehicle: EditedVehicleFragment): VehicleValues => ({
  make: vehicle.make,
  model: vehicle.model,
  yearFrom: String(vehicle.yearFrom),
  yearTo: textOf(vehicle.yearTo),
  category: vehicle.category,
  frontSize: vehicle.frontSize,
  rearSize: vehicle.rearSize ?? '',
  minLoadIndex: String(vehicle.minLoadIndex),
  rearMinLoadIndex: textOf(vehicle.rearMinLoadIndex),
  minSpeedRating: vehicle.minSpeedRating,
  frontPressurePsi: textOf(vehicle.frontPressurePsi),
  rearPressurePsi: textOf(vehicle.rearPressurePsi),
  runFlat: vehicle.runFlat === null ? '' : vehicle.runFlat ? 'yes' : 'no',
  pressureSensors: vehicle.pressureSensors ?? '',
});

/** A typed whole number; null if empty, 0 for anything else, which the API refuses with a sentence. */
const numberOf = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const number = Number(typed);
  return Number.isInteger(number) && Math.abs(number) < 100_000 ? number : 0;
};

/** The vehicle as API input. */
export const vehicleInput = (values: VehicleValues) => ({
  make: values.make,
  model: values.model,
  yearFrom: numberOf(values.yearFrom) ?? 0,
  yearTo: numberOf(values.yearTo),
  category: values.category,
  frontSize: values.frontSize,
  rearSize: values.rearSize.trim() || null,
  minLoadIndex: numberOf(values.minLoadIndex) ?? 0,
  rearMinLoadIndex: numberOf(values.rearMinLoadIndex),
  minSpeedRating: values.minSpeedRating,
  frontPressurePsi: numberOf(values.frontPressurePsi),
  rearPressurePsi: numberOf(values.rearPressurePsi),
  runFlat: values.runFlat === '' ? null : values.runFlat === 'yes',
  pressureSensors: values.pressureSensors || null,
});
