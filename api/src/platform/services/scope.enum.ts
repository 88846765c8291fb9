import { keysOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from './enums.ts';

/**
 * What an API key may be used for. Every key may use what guests may; all else names the scope that opens it,
 * or is closed to keys.
 */
export const Scope = graphqlEnum('Scope', 'What an API key may be used for, besides what anybody may.', {
  READ_CATALOGUE:
    'Read figures of the catalogue that shoppers do not see, for example the units on the shelf.',
  READ_ORDERS: 'Read every order.',
  WRITE_CATALOGUE: 'Add, change and delete products, models and brands. The answer shows what was written.',
  WRITE_ORDERS: 'Move orders along, call them off and pay them back. The answer shows the order.',
});
export type Scope = keyof typeof Scope;

/** Every scope. */
export const SCOPES: readonly Scope[] = keysOf(Scope);
