import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/**
 * Locks an account for the caller's transaction, so that what one person does on two devices at once is done one
 * after the other. @returns whether there is still such an account.
 */
export async function lockAccount(em: EntityManager, userId: string): Promise<boolean> {
  return (
    (await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) !== null
  );
}

/**
 * Locks an account whose password was checked, for the caller's transaction. Checking takes a while; what was let in by
 * a password that was replaced meanwhile would outlive the sessions that the new one ends.
 * @returns the account; null when it is gone, or has another password than the one that was checked.
 */
export function lockChecked(
  em: EntityManager,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<User | null> {
  return em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
