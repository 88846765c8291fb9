import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';

export const audited: AuditedChanges = { testConnection: () => ({ name: 'STORAGE' }) };
