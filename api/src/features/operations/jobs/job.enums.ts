import { graphqlEnum } from '../../../platform/services/enums.ts';

export const JobStatus = graphqlEnum('JobStatus', 'The state of a background job.', {
  WAITING: 'Waiting to run, or to be retried.',
  ACTIVE: 'Running.',
  COMPLETED: 'Done.',
  FAILED: 'Failed for good: out of attempts.',
});
export type JobStatus = keyof typeof JobStatus;
