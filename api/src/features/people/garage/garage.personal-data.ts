import { MOT_CONSENT_TEXTS } from '@treadline/schema/trade/people/mot-reminder-consent';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { isoText, type PersonalData } from '../../../platform/services/personal-data.ts';
import { GarageVehicle } from './record/garage-vehicle.entity.ts';

/** The vehicles saved in an account. */
export const personalGarage: PersonalData = {
  name: 'garage',
  async read(em, { userId }) {
    const vehicles = await em.find(GarageVehicle, { userId }, { orderBy: { addedAt: 'asc', id: 'asc' } });
    return vehicles.map((vehicle) => ({
      registration: vehicle.mark && formatRegistration(vehicle.mark),
      make: vehicle.make,
      model: vehicle.model,
      year: vehicle.year,
      nickname: vehicle.nickname,
      isCurrent: vehicle.isCurrent,
      addedAt: isoText(vehicle.addedAt),
      tyresFittedOn: vehicle.tyresFittedOn,
      fittedAtMiles: vehicle.fittedAtMiles,
      milesPerYear: vehicle.milesPerYear,
      remindAfterMiles: vehicle.remindAfterMiles,
      reminds: vehicle.reminds,
      motDueOn: vehicle.motDueOn,
      motCheckedAt: isoText(vehicle.motCheckedAt),
      motReminderText: MOT_CONSENT_TEXTS[vehicle.motConsentVersion ?? ''] ?? null,
      motReminderVersion: vehicle.motConsentVersion,
      motReminderAgreedAt: isoText(vehicle.motAgreedAt),
      motReminderEndedAt: isoText(vehicle.motEndedAt),
      motRemindedFor: vehicle.motRemindedFor,
    }));
  },
  async erase(em, { userId }) {
    await em.nativeDelete(GarageVehicle, { userId });
  },
};
