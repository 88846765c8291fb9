import type { Feature } from '../../platform/feature.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditResolver } from './audit.resolver.ts';

/** The log of who changed what. */
export const audit: Feature = { entities: [AuditEntry], resolvers: [AuditResolver] };
