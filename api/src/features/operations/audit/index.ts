export type { AuditFigures } from './audit-entry.entity.ts';
export { AuditLog } from './audit-log.service.ts';
export { AuditActor } from './audit.enums.ts';
export { audit } from './audit.feature.ts';
export { AuditService, namedActor, THE_SHOP, type Actor } from './audit.service.ts';
export { noteRefusedAccess } from './refused-access.ts';
export { SecurityLog } from './security-log.service.ts';
