import type { EntityManager } from '@mikro-orm/postgresql';
import type { Refusal } from './refusal.ts';

/**
 * The person whose data is read or erased: the account, and the email address that data without an account is stored
 * under.
 */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** Whether the address is confirmed; only then does data stored under an address alone count as theirs. */
  readonly emailVerified: boolean;
}

/** The personal data that a feature stores. */
export interface PersonalData {
  /** The name of its part of the data export, for example `savedAddresses`. */
  readonly name: string;
  /** All its data as exported: plain values, dates as ISO text, money in pence under names that end in `Pence`. */
  readonly read: (em: EntityManager, person: Person) => Promise<unknown>;
  /**
   * The refusal to delete a person whom the shop still needs to know, such as a buyer awaiting delivery; null if
   * nothing prevents it. Its type is decorated with `DeletionRefusal`.
   */
  readonly refuse?: (em: EntityManager, person: Person) => Promise<Refusal | null>;
  /** How many orders the shop must keep by law after the deletion. */
  readonly countKeptOrders?: (em: EntityManager, person: Person) => Promise<number>;
  /**
   * Deletes the data, or anonymises data that must be kept, in the transaction of `em`. The account's own row goes
   * last.
   */
  readonly erase: (em: EntityManager, person: Person) => Promise<void>;
  /**
   * Removes the buyers of these orders from the stored data, in the transaction of `em`, because the orders are so old
   * that the legal duty to keep them has ended. Their buyers may still have an account.
   */
  readonly eraseOrders?: (em: EntityManager, orderIds: readonly string[]) => Promise<void>;
}

/** An instant as exported. */
export const isoText = (instant: Date | null): string | null => instant?.toISOString() ?? null;
