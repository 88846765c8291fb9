import type { Scope } from '../../apollo/schema.generated.ts';

/** What a key may do, in words. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  READ_CATALOGUE: 'Read catalogue',
  WRITE_CATALOGUE: 'Change catalogue',
  READ_ORDERS: 'Read orders',
  WRITE_ORDERS: 'Change orders',
};
