import { WHEELS } from '@treadline/schema/trade/fitting/wheel';
import { result } from '../../../../platform/services/result.ts';
import type { FittingBooking } from '../../../shop/fitting/index.ts';
import { FittingReport } from './booking.types.ts';

/** The fitter's record of a job; null until it's done. */
export function reportOf(booking: FittingBooking): FittingReport | null {
  const { doneAt, mileage, treadDepths, casings, wasteCarrier } = booking;
  if (doneAt === null) return null;
  const depths = WHEELS.flatMap((wheel) => {
    const mm = treadDepths?.[wheel];
    return mm === undefined ? [] : [{ wheel, mm }];
  });
  return result(FittingReport, { doneAt, mileage, treadDepths: depths, casings, wasteCarrier });
}
