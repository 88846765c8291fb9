import { announceChange } from '../../../../../platform/database/data-versions.ts';
import type { ImportKind } from '../../../../../platform/features/import-kind.ts';
import { CentreApply } from './centre-apply.service.ts';
import { CENTRE_COUNTERS, CentreCheck } from './centre-check.service.ts';
import { centreColumns } from './centre-columns.ts';

/** Files of fitting centres. */
export const centreImport: ImportKind = {
  name: 'FITTING_CENTRES',
  label: 'Fitting centres',
  scope: 'WRITE_FITTING',
  path: '/api/fitting-centres/bulk',
  columns: centreColumns,
  keys: ['slug', 'name'],
  counters: CENTRE_COUNTERS,
  check: (services, run, rows) => services.get(CentreCheck).rows(run, rows),
  apply: (services, em, run, rows) => services.get(CentreApply).rows(em, run, rows),
  undo: (services, em, run, rows) => services.get(CentreApply).undo(em, run, rows),
  tell: (_services, em) => announceChange(em, 'content'),
};
