import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { aFailedJob } from './job.builder.ts';

export const audited: AuditedChanges = {
  retryJob: async ({ shop }) => ({ id: await aFailedJob(shop) }),
};
