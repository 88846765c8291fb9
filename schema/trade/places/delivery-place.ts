import { keysOf } from '../values/words.ts';

/** How tyres are left. */
export const deliveryPlaces = {
  HANDED_OVER: {
    meaning: 'Handed over to somebody at the address.',
    label: 'Handed over at the door',
    /** Whether somebody took them, whose name the driver asks for. */
    isTaken: true,
  },
  SAFE_PLACE: {
    meaning: 'Left where the buyer finds them and others do not.',
    label: 'Left in a safe place',
    isTaken: false,
  },
  NEIGHBOUR: { meaning: 'Left with a neighbour.', label: 'Left with a neighbour', isTaken: true },
  CARRIER: {
    meaning: 'The carrier reports the delivery, and the shop knows no more of it.',
    label: 'The carrier delivered it',
    isTaken: false,
  },
} as const;

export type DeliveryPlace = keyof typeof deliveryPlaces;

export const DELIVERY_PLACES = keysOf(deliveryPlaces);
