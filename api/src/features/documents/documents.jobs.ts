import type { Job } from '../../platform/job.ts';
import { DocumentKeeping } from './document-keeping.service.ts';

/** Every night: buyers of documents that need no longer be kept. */
export const forgetBuyers: Job = {
  name: 'forget-buyers',
  schedule: '40 2 * * *',
  handle: (services) => services.get(DocumentKeeping).forgetBuyers(),
};
