import type { Feature } from '../../../platform/features/feature.ts';
import { CustomerGarageResolver } from './customer-garage.resolver.ts';
import { noteFitting } from './garage.listeners.ts';
import { personalGarage } from './garage.personal-data.ts';
import { GarageResolver } from './garage.resolver.ts';
import { GarageVehicle } from './record/garage-vehicle.entity.ts';
import { MotReminderResolver } from './reminders/mot-reminder.resolver.ts';
import { remindOfMots, remindOfTyres } from './reminders/reminder.jobs.ts';
import { reminderRoutes } from './reminders/reminder.routes.ts';
import { SentTyreReminder } from './reminders/tyre-reminder.entity.ts';
import { TyreReminderResolver } from './reminders/tyre-reminder.resolver.ts';

/** Customers' saved vehicles, and reminders of their tyres and MOT. */
export const garage: Feature = {
  entities: [GarageVehicle, SentTyreReminder],
  resolvers: [GarageResolver, CustomerGarageResolver, TyreReminderResolver, MotReminderResolver],
  jobs: [remindOfTyres, remindOfMots],
  personalData: [personalGarage],
  listens: [noteFitting],
  routes: reminderRoutes,
};
