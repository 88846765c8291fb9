import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { WAITING_TASKS, type WaitingKind } from './waiting-tasks.ts';

/** How much of one kind of work there is to do. */
export interface WaitingCount {
  readonly kind: WaitingKind;
  readonly count: number;
}

/** Counts the work waiting for staff. */
export class WaitingTaskService extends Service {
  /** Every kind of work that the viewer may do, unless its count is 0. */
  async count(viewer: Viewer): Promise<WaitingCount[]> {
    const seen = Object.entries(WAITING_TASKS)
      .filter(([, { scope }]) => actsForShop(viewer, scope))
      .map(([kind, { rows }]) => `select '${kind}' as kind, count(*) as count from ${rows}`);
    if (seen.length === 0) return [];
    const counts = await this.platform.sql.rows<WaitingCount>(seen.join(' union all '));
    return counts.filter(({ count }) => count > 0);
  }
}
