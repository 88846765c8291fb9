import { scopeFacts } from '@treadline/schema/trade/people/scope';
import { graphqlEnum } from './enums.ts';

export const Scope = graphqlEnum(
  'Scope',
  'A permission for a staff role or an API key. Some are for people only, and keys can’t have them.',
  scopeFacts,
);
export type Scope = keyof typeof Scope;
