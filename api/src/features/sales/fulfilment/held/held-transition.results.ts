import { createUnionType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { HeldTransition } from './held-transition.entity.ts';

export const HoldTransitionResult = createUnionType({
  name: 'HoldTransitionResult',
  description: 'The held transition, or why the whole input was refused.',
  types: () => [HeldTransition, InvalidInput] as const,
});
