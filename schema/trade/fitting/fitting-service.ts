import { keysOf } from '../values/words.ts';

/** The services of a fitting centre or van, by the codes that are stored. */
export const fittingServices = {
  TYRE_FITTING: { label: 'Tyre fitting', meaning: 'Fits car tyres.' },
  WHEEL_BALANCING: { label: 'Wheel balancing', meaning: 'Balances wheels.' },
  WHEEL_ALIGNMENT: { label: 'Wheel alignment', meaning: 'Aligns wheels.' },
  PUNCTURE_REPAIR: { label: 'Puncture repair', meaning: 'Repairs punctures.' },
  TPMS_SERVICE: { label: 'Tyre pressure sensors', meaning: 'Services tyre pressure sensors.' },
  RUN_FLAT_FITTING: {
    label: 'Run-flat tyres',
    meaning: 'Fits run-flat tyres, which need a special machine.',
  },
  EV_TRAINED: {
    label: 'Trained for electric cars',
    meaning: 'Its fitters are trained to lift electric cars.',
  },
  MOBILE_FITTING: { label: 'Mobile fitting', meaning: 'Comes to the vehicle.' },
  VAN_FITTING: { label: 'Van tyres', meaning: 'Fits van tyres.' },
  MOTORCYCLE_FITTING: { label: 'Motorcycle tyres', meaning: 'Fits motorcycle tyres.' },
  MOT_TEST: { label: 'MOT test', meaning: 'Tests vehicles for the MOT.' },
  FOUR_BY_FOUR: { label: '4x4 and SUV tyres', meaning: 'Fits tyres of 4x4s and SUVs.' },
  ALLOY_REFURBISHMENT: { label: 'Alloy wheel repair', meaning: 'Repairs alloy wheels.' },
} as const;

export type FittingService = keyof typeof fittingServices;

export const FITTING_SERVICES = keysOf(fittingServices);
