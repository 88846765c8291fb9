import { createUnionType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Photograph } from './photograph.entity.ts';

export const UploadPhotographResult = createUnionType({
  name: 'UploadPhotographResult',
  description: 'The photograph, or why it wasn’t accepted.',
  types: () => [Photograph, InvalidInput] as const,
});
