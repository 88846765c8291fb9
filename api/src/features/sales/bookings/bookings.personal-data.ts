import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { FittingBooking, FittingVan } from '../../shop/fitting/index.ts';
import { boughtBy, Order, ordersOf } from '../orders/index.ts';

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const orders = await em.find(Order, boughtBy(person));
  const bookings = await em.find(
    FittingBooking,
    { orderId: { $in: orders.map(({ id }) => id) } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  );
  return bookings.map((booking) => ({
    orderId: booking.orderId,
    way: booking.way,
    state: booking.state,
    centre: booking.centreSlug,
    registration: booking.registration,
    latitude: booking.latitude,
    longitude: booking.longitude,
    startsAt: isoText(booking.startsAt),
    endsAt: isoText(booking.endsAt),
    mileage: booking.mileage,
    treadDepths: booking.treadDepths,
    doneAt: isoText(booking.doneAt),
  }));
}

/**
 * Deletes the vehicle's plate and mileage, and the garage's link. The time, the bay or van and the casings stay for the
 * books; the constraints need a van's place, so its coordinates become those of the van's base.
 */
async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  const ofOrders = { orderId: { $in: [...orderIds] } };
  const nothing = { registration: null, mileage: null, treadDepths: null, garageKeyHash: null };
  await em.nativeUpdate(FittingBooking, ofOrders, nothing);
  for (const { id: vanId, latitude, longitude } of await em.find(FittingVan, {}))
    await em.nativeUpdate(FittingBooking, { ...ofOrders, vanId }, { latitude, longitude });
}

async function erase(em: EntityManager, person: Person): Promise<void> {
  const { finished } = await ordersOf(em, person);
  await eraseOrders(
    em,
    finished.map(({ id }) => id),
  );
}

export const personalBookings: PersonalData = { name: 'fittings', read, erase, eraseOrders };
