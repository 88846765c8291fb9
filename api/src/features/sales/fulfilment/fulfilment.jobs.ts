import type { Job } from '../../../platform/features/job.ts';
import { HELD_STEPS_JOB, HeldStepService } from './held/held-step.service.ts';

/** Carries out the steps that can no longer be undone: sent for the moment of each. */
export const carryOutHeldSteps: Job = {
  name: HELD_STEPS_JOB,
  handle: (services) => services.get(HeldStepService).carryOutDue(),
};

/** Every minute: steps whose process died before it could send for them, or while it carried them out. */
export const sweepHeldSteps: Job = {
  name: 'sweep-held-steps',
  schedule: '* * * * *',
  handle: (services) => services.get(HeldStepService).carryOutDue(),
};
