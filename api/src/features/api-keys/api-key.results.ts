import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { ApiKey } from './api-key.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A key was made.' })
export class ApiKeyCreated {
  @Field({ description: 'The key. It is shown this once; the shop keeps nothing it could be read from.' })
  key: string;
  @Field(() => ApiKey, { description: 'What is kept of it.' }) apiKey: ApiKey;
}

export const CreateApiKeyResult = createUnionType({
  name: 'CreateApiKeyResult',
  description: 'The key, or why there is none.',
  types: () => [ApiKeyCreated, InvalidInput] as const,
});
