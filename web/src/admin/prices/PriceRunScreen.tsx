import { useCan } from '../../features/accounts/session/useCan.ts';
import { RunScreen } from '../imports/RunScreen.tsx';
import { priceRun } from './priceRun.ts';
import { RunMargin } from './RunMargin.tsx';

/** /admin/prices/runs/{id}: the prices that a run of the rules changes, and what became of it. */
export function PriceRunScreen() {
  const can = useCan();
  return <RunScreen section={priceRun} facts={({ id }) => can('READ_COSTS') && <RunMargin id={id} />} />;
}
