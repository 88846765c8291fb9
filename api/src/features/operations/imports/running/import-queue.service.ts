import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '../../../../platform/services/outbox.ts';
import { Service } from '../../../../platform/services/services.ts';

export const IMPORT_JOB = 'run-import';

/** Queues the work on imports. */
export class ImportQueue extends Service {
  readonly #outbox = new Outbox(this.platform, IMPORT_JOB, (id) => ({ id: Number(id) }));

  /** Starts the work on an import once the transaction is committed. */
  follow(em: EntityManager, id: number): void {
    this.#outbox.follow(em, String(id));
  }

  /** Starts it again, because its process may have died. */
  async resume(id: number): Promise<void> {
    await this.platform.jobs.send(IMPORT_JOB, { id }, { key: String(id) });
  }
}
