import type { SignedIn } from './fixtures/account.ts';
import type { TestShop } from './test-shop.ts';

/** The shop that a change is tried in, and the administrator who makes it. */
export interface Changed {
  readonly shop: TestShop;
  readonly admin: SignedIn;
}

/**
 * An example of each mutation of a feature that only administrators may use, by the mutation's name: it prepares what
 * the mutation needs and gives its arguments. The test of the audit log calls it and looks for the entry.
 */
export type AuditedChanges = Readonly<Record<string, (where: Changed) => object | Promise<object>>>;
