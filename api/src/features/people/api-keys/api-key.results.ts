import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { PROOF_REFUSALS } from '../accounts/index.ts';
import { ApiKey } from './api-key.entity.ts';

@ObjectType({ description: 'The key was created.' })
export class ApiKeyCreated {
  @Field({
    description: 'The key itself. It is shown only this once; the shop stores nothing it could be read from.',
  })
  key: string;
  @Field(() => ApiKey, { description: 'What the shop stores of it.' }) apiKey: ApiKey;
}

export const CreateApiKeyResult = createUnionType({
  name: 'CreateApiKeyResult',
  description: 'The new key, or why none was created.',
  types: () => [ApiKeyCreated, InvalidInput, ...PROOF_REFUSALS] as const,
});
