import { scopeFacts } from '@treadline/schema/trade/people/scope';
import { graphqlEnum } from './enums.ts';

export const Scope = graphqlEnum(
  'Scope',
  'What a role of staff or an API key may be used for, besides what anybody may. Keys cannot have those for people.',
  scopeFacts,
);
export type Scope = keyof typeof Scope;
