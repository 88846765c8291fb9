import { deliveryPlaces, type DeliveryPlace } from '@treadline/schema/trade/places/delivery-place';
import type { DeliveryProofInput, DeliveryWindowInput } from '../../../apollo/schema.generated.ts';

/** A delivery window as typed. Empty fields are unknown. */
export interface TypedWindow {
  day: string;
  from: string;
  until: string;
}

/** How the tyres were left, as typed. */
export interface TypedProof {
  /** Null until one is chosen. */
  place: DeliveryPlace | null;
  receiver: string;
}

export const NO_WINDOW: TypedWindow = { day: '', from: '', until: '' };

export const windowInput = ({ day, from, until }: TypedWindow): DeliveryWindowInput | null =>
  day === '' ? null : { day, from: from || null, until: until || null };

export const proofInput = (
  { place, receiver }: TypedProof,
  photographs: readonly string[],
): DeliveryProofInput | null =>
  place === null
    ? null
    : {
        place,
        receiver: deliveryPlaces[place].isTaken ? receiver : null,
        photographs: [...photographs],
      };
