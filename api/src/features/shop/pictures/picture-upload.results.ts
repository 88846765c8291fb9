import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';

@ObjectType({ description: 'The picture is stored in every size and format of the shop.' })
export class ImageUploaded {
  @Field({ description: 'Its path, without the host; texts and articles refer to it by this.' }) url: string;
}

export const UploadImageResult = createUnionType({
  name: 'UploadImageResult',
  description: 'Where the picture is, or why it was not taken.',
  types: () => [ImageUploaded, InvalidInput] as const,
});
