import type { Job } from '../../../platform/features/job.ts';
import { VisitorEventSender } from './visitor-event-sender.service.ts';
import { VisitorEventService } from './visitor-event.service.ts';

/** Every minute. Retries are recorded with the events, so a provider that does not answer is not a failed job. */
export const sendVisitorEvents: Job = {
  name: 'send-visitor-events',
  schedule: '* * * * *',
  handle: (services) => services.get(VisitorEventSender).send(),
};

/** Every night: what is older than the owner's figures serves nothing. */
export const forgetVisitorEvents: Job = {
  name: 'forget-visitor-events',
  schedule: '10 4 * * *',
  handle: (services) => services.get(VisitorEventService).forgetOld(),
};
