import type { ImportSection } from '../../imports/importSection.ts';
import { BACK_TO_CENTRES, CENTRES_PATH } from '../fittingPaths.ts';
import {
  useApplyFittingCentreImportMutation,
  useCancelFittingCentreImportMutation,
  useFittingCentreImportColumnsQuery,
  useFittingCentreImportQuery,
  useFittingCentreImportRowsQuery,
  useFittingCentreImportsQuery,
  useMapFittingCentreImportMutation,
  useUndoFittingCentreImportMutation,
} from './FittingCentreImport.generated.ts';

/** Files of fitting centres with their hours, services and fees. */
export const centreImport: ImportSection = {
  path: `${CENTRES_PATH}/import`,
  files: '/api/fitting-centres/bulk',
  title: 'Import fitting centres',
  back: BACK_TO_CENTRES,
  thing: 'centre',
  added: 'A new centre',
  introduction:
    'Centres with their hours, services and fees. Rows find their centres by slug, otherwise by name; an unknown ' +
    'one adds a centre.',
  pattern:
    'The list of centres can be downloaded with the same columns, at its foot: change that file and import it.',
  undoKeeps: 'Centres that were edited since, and new ones with jobs, stay as they are.',
  warnings: { HOURS: 'Hours' },
  useImports: useFittingCentreImportsQuery,
  useImport: useFittingCentreImportQuery,
  useColumns: useFittingCentreImportColumnsQuery,
  useRows: useFittingCentreImportRowsQuery,
  useMap: useMapFittingCentreImportMutation,
  useApply: useApplyFittingCentreImportMutation,
  useCancel: useCancelFittingCentreImportMutation,
  useUndo: useUndoFittingCentreImportMutation,
};
