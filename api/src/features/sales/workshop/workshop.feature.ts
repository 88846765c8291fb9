import type { Feature } from '../../../platform/features/feature.ts';
import { JobAttentionResolver } from './attention/job-attention.resolver.ts';
import { FittingCalendarResolver } from './calendar/calendar.resolver.ts';
import { WorkshopJobResolver } from './jobs/workshop-job.resolver.ts';

/** The work on booked jobs: the calendar of centres and vans, the jobs in trouble, and the fitters' own list. */
export const workshop: Feature = {
  resolvers: [FittingCalendarResolver, JobAttentionResolver, WorkshopJobResolver],
};
