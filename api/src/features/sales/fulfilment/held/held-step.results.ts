import { createUnionType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { HeldStep } from './held-step.entity.ts';

export const HoldStepResult = createUnionType({
  name: 'HoldStepResult',
  description: 'The step that is held, or why the input was refused as a whole.',
  types: () => [HeldStep, InvalidInput] as const,
});
