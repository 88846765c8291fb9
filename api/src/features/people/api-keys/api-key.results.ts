import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { PROOF_REFUSALS } from '../accounts/index.ts';
import { ApiKey } from './api-key.entity.ts';

@ObjectType({ description: 'The key was created.' })
export class ApiKeyCreated {
  @Field({
    description: 'The key itself. It’s shown only here, and can’t be recovered.',
  })
  key: string;
  @Field(() => ApiKey, { description: 'The stored details of the key.' }) apiKey: ApiKey;
}

export const CreateApiKeyResult = createUnionType({
  name: 'CreateApiKeyResult',
  description: 'The new key, or why none was created.',
  types: () => [ApiKeyCreated, InvalidInput, ...PROOF_REFUSALS] as const,
});
