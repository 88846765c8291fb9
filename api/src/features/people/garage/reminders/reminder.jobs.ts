import type { Job } from '../../../../platform/features/job.ts';
import { TyreReminders } from './tyre-reminder.service.ts';

/** Every morning, when people read their email. */
export const remindOfTyres: Job = {
  name: 'remind-of-tyres',
  schedule: '10 9 * * *',
  handle: (services) => services.get(TyreReminders).sweep(),
};
