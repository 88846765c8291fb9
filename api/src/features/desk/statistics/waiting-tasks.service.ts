import type { Sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services/services.ts';
import { WAITING_TASKS, type WaitingKind } from './waiting-tasks.ts';

/** How much of one kind waits. */
export interface WaitingCount {
  readonly kind: WaitingKind;
  readonly count: number;
}

/** All kinds in one statement. */
const COUNTS = Object.entries(WAITING_TASKS)
  .map(([kind, { rows }]) => `select '${kind}' as kind, count(*) as count from ${rows}`)
  .join(' union all ');

/** Counts what waits for somebody of the shop. */
export class WaitingTaskService {
  readonly #sql: Sql;

  constructor({ platform }: Services) {
    this.#sql = platform.sql;
  }

  /** Every kind of which anything waits. */
  async count(): Promise<WaitingCount[]> {
    const counts = await this.#sql.rows<WaitingCount>(COUNTS);
    return counts.filter(({ count }) => count > 0);
  }
}
