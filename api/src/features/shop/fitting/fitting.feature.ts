import type { Feature } from '../../../platform/features/feature.ts';
import { importPaths, importResolver } from '../../operations/imports/index.ts';
import { centreImport, fittingAdminResolvers } from './admin/index.ts';
import { BookingEvent } from './bookings/booking-event.entity.ts';
import { FittingBooking } from './bookings/booking.entity.ts';
import { FittingCentre } from './fitting-centre.entity.ts';
import { FittingClosure } from './fitting-closure.entity.ts';
import { FittingVan } from './fitting-van.entity.ts';
import { FittingResolver } from './listing/fitting.resolver.ts';
import { PlaceResolver } from './place.resolver.ts';
import { FittingOfferResolver, FittingOffersResolver } from './slots/fitting-offers.resolver.ts';
import { ProductFittingResolver } from './slots/product-fitting.resolver.ts';
import { Town } from './town.entity.ts';

/** The garages that fit tyres, and the towns the mobile fitters come to. */
export const fitting: Feature = {
  entities: [FittingCentre, FittingVan, FittingClosure, FittingBooking, BookingEvent, Town],
  resolvers: [
    FittingResolver,
    PlaceResolver,
    FittingOffersResolver,
    FittingOfferResolver,
    ProductFittingResolver,
    ...fittingAdminResolvers,
    importResolver(centreImport.name, 'fittingCentre', 'fitting centres', centreImport.scope),
  ],
  imports: [centreImport],
  staffPaths: importPaths(centreImport),
};
