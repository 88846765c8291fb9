import type { Job } from '../../../../platform/features/job.ts';
import { MotReminders } from './mot-reminder.service.ts';
import { TyreReminders } from './tyre-reminder.service.ts';

/** Every morning, when people read their email. */
export const remindOfTyres: Job = {
  name: 'remind-of-tyres',
  schedule: '10 9 * * *',
  handle: (services) => services.get(TyreReminders).sweep(),
};

/** After the reminders of tyres: each of these waits for a register. */
export const remindOfMots: Job = {
  name: 'remind-of-mots',
  schedule: '20 9 * * *',
  handle: (services) => services.get(MotReminders).sweep(),
};
