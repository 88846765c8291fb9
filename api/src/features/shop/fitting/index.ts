export { centreColumns, filedCentre } from './admin/index.ts';
export { UnfitBookings } from './admin/unfit-bookings.service.ts';
export { unfitSql } from './admin/unfit-sql.ts';
export {
  bookingsOf,
  confirmOrRequest,
  holdSlotsAgain,
  noteStep,
  readyFor,
  releaseSlots,
  settleSlots,
} from './bookings/booking-slots.ts';
export { BookingEvent } from './bookings/booking-event.entity.ts';
export { FittingBooking } from './bookings/booking.entity.ts';
export { bookingDone } from './bookings/booking.events.ts';
export { findSlot, type BookedSlot, type LostSlot, type SlotWish } from './bookings/slot-booking.ts';
export { centreAddress } from './centre-address.ts';
export { FittingCentre } from './fitting-centre.entity.ts';
export { FittingVan } from './fitting-van.entity.ts';
export { FittingVanService } from './fitting-van.service.ts';
export { BookingState, FittingExtra, FittingWay, Fulfilment, Wheel } from './fitting.enums.ts';
export { fitting } from './fitting.feature.ts';
export { FittingCentreService } from './fitting.service.ts';
export { earlyFittingUnrequested } from './slots/early-fitting.ts';
export {
  FittingChoiceInput,
  FittingsInput,
  ONE_OF_EACH,
  OrderedFittingsInput,
} from './slots/fitting-choice.inputs.ts';
export { FittingJudge, type FittingChoice, type JudgedFitting } from './slots/fitting-judge.service.ts';
export { FittingDaysArguments } from './slots/fitting-offers.inputs.ts';
export { FittingOfferService } from './slots/fitting-offers.service.ts';
export { FittingDay } from './slots/fitting-offers.type.ts';
export { FITTABLE_FIELDS, jobTyresOf } from './slots/job-tyres.ts';
export { LaneHours, type Lane } from './slots/lane-hours.service.ts';
export { FittingSlot, QuotedFitting } from './slots/quoted-fitting.type.ts';
export { fittingPricesOf, orderableUntil, type SlotRefusal } from './slots/slot-rules.ts';
export { SlotUnavailable } from './slots/slot-unavailable.results.ts';
export { WorkingTime } from './slots/working-time.service.ts';
