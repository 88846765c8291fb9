import { keysOf } from '../values/words.ts';

/** Where or with whom tyres are left. */
export const deliveryPlaces = {
  HANDED_OVER: {
    meaning: 'Handed to a person at the address.',
    label: 'Handed over at the door',
    /** Whether a person took them, whose name the driver asks for. */
    isTaken: true,
  },
  SAFE_PLACE: {
    meaning: 'Left where the buyer will find them and others won’t.',
    label: 'Left in a safe place',
    isTaken: false,
  },
  NEIGHBOUR: { meaning: 'Left with a neighbour.', label: 'Left with a neighbour', isTaken: true },
  CARRIER: {
    meaning: 'The carrier reports the delivery. The shop has no further details.',
    label: 'The carrier delivered it',
    isTaken: false,
  },
} as const;

export type DeliveryPlace = keyof typeof deliveryPlaces;

export const DELIVERY_PLACES = keysOf(deliveryPlaces);
