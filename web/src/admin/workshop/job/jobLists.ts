/** The queries that show jobs, to refetch after a change of one. */
export const JOB_LISTS = ['FittingCalendar', 'JobDetails', 'TroubledJobs'] as const;
