import type { Feature } from '../../../platform/features/feature.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { forgetOldSecurityEvents } from './audit.jobs.ts';
import { AuditResolver } from './audit.resolver.ts';

/** The audit log: who changed what. */
export const audit: Feature = {
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  jobs: [forgetOldSecurityEvents],
};
