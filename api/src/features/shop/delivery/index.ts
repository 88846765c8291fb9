export { DateRange, DeliveryOption, DeliveryZoneTerms } from './delivery.entity.ts';
export { AddressCountry, DeliveryMethod, DeliveryZone } from './delivery.enums.ts';
export {
  arrivalOf,
  coverageText,
  deliveryOffer,
  DeliveryService,
  leavesAt,
  promiseOf,
  quoteShipping,
  suppliedAt,
} from './delivery.service.ts';
export { addWorkingDays, daysAfter, dispatchDay, isHoliday, type Day } from './working-days.ts';
