import { keysOf } from '@treadline/schema/trade/values/words';
import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { JobAttention } from '../../sales/workshop/index.ts';
import { DvsaSecretService } from '../../shop/vehicles/index.ts';
import { WAITING_TASKS, type KnownKind, type WaitingKind } from './waiting-tasks.ts';

/** How much of one kind of work there is to do. */
export interface WaitingCount {
  readonly kind: WaitingKind;
  readonly count: number;
  /** The day by which it must be done, as YYYY-MM-DD; null if no day is fixed. */
  readonly dueOn: string | null;
}

/** Counts the work waiting for staff. */
export class WaitingTaskService extends Service {
  readonly #attention = this.services.get(JobAttention);
  readonly #dvsaSecret = this.services.get(DvsaSecretService);

  /** Every kind of work that the viewer may do, unless its count is 0. */
  async count(viewer: Viewer): Promise<WaitingCount[]> {
    const mayDo = (kind: WaitingKind): boolean => actsForShop(viewer, WAITING_TASKS[kind].scope);
    return (await Promise.all([this.#counted(mayDo), this.#known(mayDo)])).flat();
  }

  async #counted(mayDo: (kind: WaitingKind) => boolean): Promise<WaitingCount[]> {
    const seen = Object.entries(WAITING_TASKS)
      .filter(([kind, { rows }]) => rows !== null && mayDo(kind as WaitingKind))
      .map(([kind, { rows }]) => `select '${kind}' as kind, count(*) as count from ${rows}`);
    if (seen.length === 0) return [];
    const counts = await this.platform.sql.rows<Pick<WaitingCount, 'kind' | 'count'>>(
      seen.join(' union all '),
    );
    return counts.filter(({ count }) => count > 0).map((task) => ({ ...task, dueOn: null }));
  }

  /** The tasks that other services know. */
  async #known(mayDo: (kind: WaitingKind) => boolean): Promise<WaitingCount[]> {
    const secretDue = this.#dvsaSecret.dueOn();
    const known: Readonly<Record<KnownKind, () => Promise<Omit<WaitingCount, 'kind'>>>> = {
      TROUBLED_JOBS: async () => ({ count: await this.#attention.count(), dueOn: null }),
      DVSA_SECRET: async () => ({ count: secretDue === null ? 0 : 1, dueOn: secretDue }),
    };
    const tasks = keysOf(known).filter(mayDo);
    const counts = await Promise.all(tasks.map(async (kind) => ({ kind, ...(await known[kind]()) })));
    return counts.filter(({ count }) => count > 0);
  }
}
