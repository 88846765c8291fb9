import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';

@ObjectType({ description: 'The picture was stored in every size and format.' })
export class ImageUploaded {
  @Field({ description: 'Its path, without the host; texts and articles refer to it by this.' }) url: string;
}

export const UploadImageResult = createUnionType({
  name: 'UploadImageResult',
  description: 'The stored picture’s path, or why the picture was refused.',
  types: () => [ImageUploaded, InvalidInput] as const,
});
