import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';

@ObjectType({ description: 'The picture was stored. Pages show it once the setting has its name.' })
export class LookPictureUploaded {
  @Field({ description: 'The value for the setting `logo` or `icon`.' }) name: string;
  @Field({ description: 'Its path, without the host.' }) url: string;
}

export const UploadLookPictureResult = createUnionType({
  name: 'UploadLookPictureResult',
  description: 'The stored picture’s name, or why the picture was refused.',
  types: () => [LookPictureUploaded, InvalidInput] as const,
});
