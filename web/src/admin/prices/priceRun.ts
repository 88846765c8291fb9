import type { RunSection } from '../imports/importSection.ts';
import {
  useApplyPriceRunMutation,
  useCancelPriceRunMutation,
  usePriceRunColumnsQuery,
  usePriceRunQuery,
  usePriceRunRowsQuery,
  useUndoPriceRunMutation,
} from './PriceRuns.generated.ts';

export const PRICES_PATH = '/admin/prices';

export const priceRunPath = (id: number): string => `${PRICES_PATH}/runs/${id}`;

/** Runs of the price rules. */
export const priceRun: RunSection = {
  list: { to: PRICES_PATH, label: 'Price rules' },
  run: 'run',
  thing: 'product',
  added: null,
  undoKeeps:
    'Products that were edited since stay as they are. If prices follow the rules by themselves, that stops.',
  warnings: { JUMP: 'Price jumps', BELOW_COST: 'Below cost' },
  files: null,
  useImport: usePriceRunQuery,
  useColumns: usePriceRunColumnsQuery,
  useRows: usePriceRunRowsQuery,
  useMap: null,
  useApply: useApplyPriceRunMutation,
  useCancel: useCancelPriceRunMutation,
  useUndo: useUndoPriceRunMutation,
};
