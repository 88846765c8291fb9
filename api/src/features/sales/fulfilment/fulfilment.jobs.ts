import type { Job } from '../../../platform/features/job.ts';
import { HELD_TRANSITIONS_JOB, HeldTransitionService } from './held/held-transition.service.ts';

/** Carries out the steps that can no longer be undone: sent for the moment of each. */
export const carryOutHeldTransitions: Job = {
  name: HELD_TRANSITIONS_JOB,
  handle: (services) => services.get(HeldTransitionService).carryOutDue(),
};

/** Every minute: steps whose process died before it could send for them, or while it carried them out. */
export const sweepHeldTransitions: Job = {
  name: 'sweep-held-steps',
  schedule: '* * * * *',
  handle: (services) => services.get(HeldTransitionService).carryOutDue(),
};
