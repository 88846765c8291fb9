import type { Feature } from '../../platform/feature.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditResolver } from './audit.resolver.ts';

/** Who changed what. */
export const audit: Feature = { entities: [AuditEntry], resolvers: [AuditResolver] };
