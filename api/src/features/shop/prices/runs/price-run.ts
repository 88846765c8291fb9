import type { EntityManager } from '@mikro-orm/postgresql';
import { JUMP_PERCENT } from '@treadline/schema/trade/values/price-jump';
import type { CheckedImport, ImportKind } from '../../../../platform/features/import-kind.ts';
import { productImport } from '../../catalogue/index.ts';
import { PriceRunApply } from './price-run-apply.service.ts';
import { PRICE_COUNTERS, PriceRunCheck } from './price-run-check.service.ts';

/** Why a person has to decide about a run that the shop has started; null if none has to. */
async function hold(
  _services: unknown,
  em: EntityManager,
  { figures }: CheckedImport,
): Promise<string | null> {
  const { JUMP: jumps = 0, CHANGED: changed = 0 } = figures;
  if (jumps > 0) return `${jumps} of the prices would change by more than ${JUMP_PERCENT}%. Please decide.`;
  const [row] = await em.execute<{ tyres: number }[]>(
    'select count(*)::integer as tyres from products where deleted_at is null',
  );
  return changed * 2 > (row?.tyres ?? 0)
    ? `${changed} prices would change, more than half of the catalogue. Please decide.`
    : null;
}

/** Runs of price rules: imports of products whose new prices follow from the rules instead of a file. */
export const priceRun: ImportKind = {
  name: 'PRICES',
  label: 'Prices',
  scope: 'WRITE_CATALOGUE',
  path: '/api/prices/runs',
  columns: {
    price: { label: 'Price', meaning: 'In pounds with VAT', isNumber: true },
    fitted_price: { label: 'Fitted price', meaning: 'In pounds with VAT', isNumber: true },
    margin: { label: 'Margin', meaning: 'In pounds without VAT, and in per cent', scope: 'READ_COSTS' },
    rule: { label: 'Rule', meaning: 'The rule that says so', scope: 'READ_COSTS' },
  },
  keys: [],
  counters: PRICE_COUNTERS,
  check: (services, _run, rows) => services.get(PriceRunCheck).rows(rows),
  hold,
  apply: (services, em, run, rows) => services.get(PriceRunApply).rows(em, run, rows),
  undo: (services, em, run, rows) => services.get(PriceRunApply).undo(em, run, rows),
  tell: productImport.tell,
};
