import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/**
 * Locks an account for the caller's transaction, so that what one person does on two devices at once is done one
 * after the other. @returns whether there is still such an account.
 */
export async function lockAccount(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) !== null;
}
