import { fittingExtras } from '@treadline/schema/trade/fitting/fitting-extra';
import { rimsOf, type FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import { garageFee } from '@treadline/schema/trade/fitting/garage-fee';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import type { FittingBooking, FittingCentre } from '../../../shop/fitting/index.ts';
import { isTyre, unitsToRefund, type LineRefund, type Order, type OrderLine } from '../../orders/index.ts';
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
    tyres: jobTyres(order, booking).map(({ line, quantity }) => ({ name: line.productName, quantity })),
    extras: job.extras.map(({ extra, quantity }) => ({ name: fittingExtras[extra].unit, quantity })),
    rims: rimsOf(job),
    fee: garageFee(job, fees),
  };
}

/** An order's tyres that a booking is for, as many as haven't been refunded. The order's lines must be loaded. */
export function jobTyres(order: Order, booking: FittingBooking): { line: OrderLine; quantity: number }[] {
  const lines = linesOf(order, booking).filter(isTyre);
  // The job's tyres are in the order of the lines.
  return lines
    .map((line, index) => ({ line, quantity: booking.job.tyres[index]?.quantity ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** A booking's job without the units that were refunded. The order's lines must be loaded. */
export function jobLeft(order: Order, booking: FittingBooking, refunds: readonly LineRefund[]): FittingJob {
  const lines = linesOf(order, booking);
  const tyres = lines.filter(isTyre);
  const left = (line: OrderLine | undefined, quantity: number): number =>
    line ? Math.max(0, unitsToRefund(line, refunds)) : quantity;
  return {
    tyres: booking.job.tyres.map((one, index) => ({ ...one, quantity: left(tyres[index], one.quantity) })),
    extras: booking.job.extras
      .map(({ extra, quantity }) => {
        const line = lines.find(({ productSku }) => productSku === fittingExtras[extra].sku);
        return { extra, quantity: left(line, quantity) };
      })
      .filter(({ quantity }) => quantity > 0),
  };
}
