import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The picture is stored in every size and format of the shop.',
})
export class PictureUploaded {
  @Field({ description: 'Its path, without the host; texts and articles refer to it by this.' }) url: string;
}

export const UploadPictureResult = createUnionType({
  name: 'UploadPictureResult',
  description: 'Where the picture is, or why it was not taken.',
  types: () => [PictureUploaded, InvalidInput] as const,
});
