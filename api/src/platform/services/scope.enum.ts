import { isForKeys, scopeFacts } from '@treadline/schema/trade/people/scope';
import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from './enums.ts';

/** Says whom each scope is for. */
const meanings = recordOf<Record<keyof typeof scopeFacts, string>>(
  keysOf(scopeFacts).map((scope) => {
    const { meaning } = scopeFacts[scope];
    return [
      scope,
      isForKeys(scope) ? meaning : `For people: ${meaning.slice(0, 1).toLowerCase()}${meaning.slice(1)}`,
    ];
  }),
);

export const Scope = graphqlEnum(
  'Scope',
  'A permission for a staff role or an API key. Some are for people only, and keys can’t have them.',
  meanings,
);
export type Scope = keyof typeof Scope;
