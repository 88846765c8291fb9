import { createUnionType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Photograph } from './photograph.entity.ts';

export const UploadPhotographResult = createUnionType({
  name: 'UploadPhotographResult',
  description: 'The photograph, or why it was not taken.',
  types: () => [Photograph, InvalidInput] as const,
});
