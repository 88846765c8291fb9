import { inLondon } from '../../../platform/text/london-time.ts';
import { bookingDone } from '../../shop/fitting/index.ts';
import { GarageVehicle } from './record/garage-vehicle.entity.ts';

/** Notes on a customer's saved vehicle when the shop fitted its tyres, and at what mileage. */
export const noteFitting = bookingDone.listener(async (_, em, { booking, userId }) => {
  const { registration: mark, doneAt, mileage } = booking;
  if (userId === null || mark === null || doneAt === null) return;
  for (const vehicle of await em.find(GarageVehicle, { userId, mark }))
    em.assign(vehicle, { tyresFittedOn: inLondon(doneAt).day, fittedAtMiles: mileage });
});
