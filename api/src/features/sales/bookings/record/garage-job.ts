import { fittingExtras } from '@treadline/schema/trade/fitting/fitting-extra';
import { garageFee } from '@treadline/schema/trade/fitting/garage-fee';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import type { FittingBooking, FittingCentre } from '../../../shop/fitting/index.ts';
import { isTyre, type Order } from '../../orders/index.ts';
import { linesOf } from './booking-rules.ts';

/** A job as the garage sees it: what it needs for the work, and nothing more about the buyer. */
export interface GarageJob {
  readonly orderNumber: string;
  readonly garage: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly registration: string | null;
  /** The buyer's first name and telephone number; null if none was given, or once they're erased. */
  readonly buyer: string | null;
  readonly phone: string | null;
  readonly tyres: readonly { readonly name: string; readonly quantity: number }[];
  readonly extras: readonly { readonly name: string; readonly quantity: number }[];
  /** In inches, smallest first. */
  readonly rims: readonly number[];
  /** The garage's fee in pence; null if none is agreed. */
  readonly fee: number | null;
}

/** The job of a booking at a garage. The order's lines must be loaded. */
export function jobOf(
  order: Order,
  booking: FittingBooking,
  { name, fees }: Pick<FittingCentre, 'name' | 'fees'>,
): GarageJob {
  const { startsAt, endsAt, registration, job } = booking;
  return {
    orderNumber: order.number,
    garage: name,
    startsAt,
    endsAt,
    registration: registration && formatRegistration(registration),
    buyer: order.buyerErased ? null : order.shippingAddress.firstName,
    phone: order.buyerErased ? null : order.phone,
    tyres: jobTyres(order, booking),
    extras: job.extras.map(({ extra, quantity }) => ({ name: fittingExtras[extra].unit, quantity })),
    rims: [...new Set(job.tyres.map(({ rim }) => rim))].toSorted((a, b) => a - b),
    fee: garageFee(job, fees),
  };
}

/** The tyres that a booking is for. The order's lines must be loaded. */
export const jobTyres = (order: Order, booking: FittingBooking): { name: string; quantity: number }[] =>
  linesOf(order, booking)
    .filter(isTyre)
    .map(({ productName, quantity }) => ({ name: productName, quantity }));
