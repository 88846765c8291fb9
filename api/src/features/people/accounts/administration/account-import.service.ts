import { randomUUID } from 'node:crypto';
import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../../platform/services/services.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { personOf, User } from '../record/user.entity.ts';
import { PasswordService } from '../sessions/password.service.ts';

/** Adds accounts whose owners haven't registered here, and takes them back while they're unused. */
export class AccountImport extends Service {
  readonly #passwords = this.services.get(PasswordService);

  /** The accounts with these addresses, by the address in lower case. */
  async find(em: EntityManager, emails: readonly string[]): Promise<Map<string, User>> {
    return byEmail(await em.find(User, withAddress(emails)));
  }

  /** The same, locked in the order of their ids. */
  async lock(em: EntityManager, emails: readonly string[]): Promise<Map<string, User>> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return byEmail(
      await em.find(User, withAddress(emails), { lockMode, orderBy: { id: 'asc' }, refresh: true }),
    );
  }

  /** The hash of a password that nobody knows. Hashing takes a while, so accounts of a batch share it. */
  unknownPassword(): Promise<string> {
    return this.#passwords.hash(newToken());
  }

  /** Adds an account without sending anything. Its owner sets a password with the emailed link of a reset. */
  add(
    em: EntityManager,
    details: Pick<User, 'email' | 'firstName' | 'lastName' | 'phone'>,
    passwordHash: string,
  ): User {
    const createdAt = this.platform.now();
    return em.create(User, { ...details, id: randomUUID(), passwordHash, addedByShop: true, createdAt });
  }

  /**
   * Deletes an account that was added and never used, without an email.
   * @returns false if its owner has set a password, or the shop has orders or claims of theirs.
   */
  async remove(em: EntityManager, user: User): Promise<boolean> {
    if (user.emailVerified || user.staffRole !== null) return false;
    const person = personOf(user);
    const { personalData } = this.services;
    for (const { refuse, countKeptOrders } of personalData) {
      if (await refuse?.(em, person)) return false;
      if (((await countKeptOrders?.(em, person)) ?? 0) > 0) return false;
    }
    for (const { erase } of personalData) await erase(em, person);
    await em.nativeDelete(User, { id: user.id });
    return true;
  }
}

const withAddress = (emails: readonly string[]) => ({
  [raw('lower(email)')]: { $in: emails.map((email) => email.toLowerCase()) },
});

const byEmail = (users: readonly User[]): Map<string, User> =>
  new Map(users.map((user) => [user.email.toLowerCase(), user]));
