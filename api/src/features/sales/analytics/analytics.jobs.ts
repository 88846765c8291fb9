import type { Job } from '../../../platform/features/job.ts';
import { VisitorEventSender } from './visitor-event-sender.service.ts';
import { VisitorEventService } from './visitor-event.service.ts';

/** Runs every minute. Retries are stored with the events, so the job doesn't fail when the provider doesn't answer. */
export const sendVisitorEvents: Job = {
  name: 'send-visitor-events',
  schedule: '* * * * *',
  handle: (services) => services.get(VisitorEventSender).send(),
};

/** Runs every night. Events older than the owner's figures have no use. */
export const forgetVisitorEvents: Job = {
  name: 'forget-visitor-events',
  schedule: '10 4 * * *',
  handle: (services) => services.get(VisitorEventService).forgetOld(),
};
