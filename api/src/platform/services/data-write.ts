import type { EntityManager, TransactionOptions } from '@mikro-orm/postgresql';
import { announceChange, type Dataset } from '../database/data-versions.ts';
import type { Platform } from './platform.ts';

interface DataWrite<Answer> {
  readonly dataset: Dataset;
  readonly work: (em: EntityManager) => Promise<Answer>;
  /** Whether the answer means that something was written, rather than refused. */
  readonly isWritten: (answer: Answer) => boolean;
  readonly options?: TransactionOptions;
}

/**
 * Runs a write in its own transaction. Every process learns of it from the commit, even if this one is killed right
 * after; this process has learned of it when the answer is returned.
 */
export async function writeData<Answer>(
  { orm, versions }: Pick<Platform, 'orm' | 'versions'>,
  { dataset, work, isWritten, options }: DataWrite<Answer>,
): Promise<Answer> {
  let written = false;
  const answer = await orm.em.fork().transactional(async (em) => {
    const result = await work(em);
    written = isWritten(result);
    if (written) await announceChange(em, dataset);
    return result;
  }, options);
  if (written) await versions.caughtUp();
  return answer;
}
