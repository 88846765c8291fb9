import type { EntityManager } from '@mikro-orm/postgresql';

/** Whose data is read or erased: the account, and the address that what is kept without an account goes by. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** Whether the address is proved to be theirs; what is kept by address alone is only theirs then. */
  readonly emailVerified: boolean;
}

/** What a feature keeps about people. */
export interface PersonalData {
  /** The name of its part of the data export, for example `savedAddresses`. */
  readonly name: string;
  /** All of it, as it stands in the export: plain values, dates as ISO text, money in pence under names that end in `Pence`. */
  readonly read: (em: EntityManager, person: Person) => Promise<unknown>;
  /** Deletes it, or takes the person out of what must be kept, in the transaction of `em`. The row of the account itself goes last. */
  readonly erase: (em: EntityManager, person: Person) => Promise<void>;
}

/** An instant as it stands in the export. */
export const isoText = (instant: Date | null): string | null => instant?.toISOString() ?? null;
