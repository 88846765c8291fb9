import { graphqlEnum } from '../../../platform/services/enums.ts';

export const JobStatus = graphqlEnum('JobStatus', 'How far a piece of work in the background has come.', {
  WAITING: 'Waiting for its turn, or for another try.',
  ACTIVE: 'Being done now.',
  COMPLETED: 'Done.',
  FAILED: 'Tried as often as it may be, without success.',
});
export type JobStatus = keyof typeof JobStatus;
