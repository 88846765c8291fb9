import type { Job } from '../../../platform/features/job.ts';
import { HELD_TRANSITIONS_JOB, HeldTransitionService } from './held/held-transition.service.ts';

/** Applies held transitions that can no longer be undone. Queued for the moment each one is due. */
export const carryOutHeldTransitions: Job = {
  name: HELD_TRANSITIONS_JOB,
  handle: (services) => services.get(HeldTransitionService).carryOutDue(),
};

/** Runs every minute, for transitions whose process died before it queued the job or while it applied them. */
export const sweepHeldTransitions: Job = {
  name: 'sweep-held-steps',
  schedule: '* * * * *',
  handle: (services) => services.get(HeldTransitionService).carryOutDue(),
};
