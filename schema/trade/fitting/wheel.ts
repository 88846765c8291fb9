import { keysOf } from '../values/words.ts';

/** The wheels of a vehicle, as a fitter names them. */
export const wheels = {
  FRONT_LEFT: { meaning: 'At the front, on the passenger’s side.', label: 'Front left' },
  FRONT_RIGHT: { meaning: 'At the front, on the driver’s side.', label: 'Front right' },
  REAR_LEFT: { meaning: 'At the rear, on the passenger’s side.', label: 'Rear left' },
  REAR_RIGHT: { meaning: 'At the rear, on the driver’s side.', label: 'Rear right' },
  FRONT: { meaning: 'The front wheel of a motorcycle.', label: 'Front' },
  REAR: { meaning: 'The rear wheel of a motorcycle.', label: 'Rear' },
} as const;

export const WHEELS = keysOf(wheels);
