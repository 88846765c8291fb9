import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/**
 * Locks an account for the caller's transaction, so that simultaneous changes from two devices run one after
 * the other.
 * @returns whether the account still exists.
 */
export async function lockAccount(em: EntityManager, userId: string): Promise<boolean> {
  return (
    (await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) !== null
  );
}

/**
 * Locks an account for the caller's transaction, after its password was checked. The check takes a while: if
 * the password was replaced meanwhile, the new session would survive although the change ended all others.
 * @returns the account; null if it was deleted or its password is no longer the one that was checked.
 */
export function lockChecked(
  em: EntityManager,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<User | null> {
  return em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
