import { createUnionType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { HeldTransition } from './held-transition.entity.ts';

export const HoldTransitionResult = createUnionType({
  name: 'HoldTransitionResult',
  description: 'The step that is held, or why the input was refused as a whole.',
  types: () => [HeldTransition, InvalidInput] as const,
});
