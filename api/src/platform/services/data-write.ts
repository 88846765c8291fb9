import type { EntityManager, TransactionOptions } from '@mikro-orm/postgresql';
import { announceChange, type Dataset } from '../database/data-versions.ts';
import type { Platform } from './platform.ts';

/** A write of one dataset. */
interface DataWrite<Answer> {
  readonly dataset: Dataset;
  readonly work: (em: EntityManager) => Promise<Answer>;
  /** Whether an answer says that something was written, and not why nothing was. */
  readonly isWritten: (answer: Answer) => boolean;
  readonly options?: TransactionOptions;
}

/**
 * Runs a write in a transaction of its own. Every process hears of it with the commit, even if this one is killed right
 * after; this one has heard once the answer is returned.
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
