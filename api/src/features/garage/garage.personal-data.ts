import { formatRegistration } from '@treadline/schema/trade/registration';
import { isoText, type PersonalData } from '../../platform/personal-data.ts';
import { GarageVehicle } from './garage-vehicle.entity.ts';

/** The vehicles saved in an account. */
export const personalGarage: PersonalData = {
  name: 'garage',
  async read(em, { userId }) {
    const vehicles = await em.find(GarageVehicle, { userId }, { orderBy: { addedAt: 'asc', id: 'asc' } });
    return vehicles.map(({ mark, make, model, year, nickname, isCurrent, addedAt }) => ({
      registration: mark && formatRegistration(mark),
      make,
      model,
      year,
      nickname,
      isCurrent,
      addedAt: isoText(addedAt),
    }));
  },
  async erase(em, { userId }) {
    await em.nativeDelete(GarageVehicle, { userId });
  },
};
