import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { ApiKey } from './api-key.entity.ts';
import { CreateApiKeyInput } from './api-key.inputs.ts';
import { CreateApiKeyResult } from './api-key.results.ts';
import { ApiKeyService } from './api-key.service.ts';

@Resolver()
export class ApiKeyResolver {
  readonly #keys: ApiKeyService;

  constructor(services: Services) {
    this.#keys = services.get(ApiKeyService);
  }

  @Query(() => [ApiKey], { nullable: true, description: 'Every API key there ever was, newest first.' })
  @Auth('ADMIN')
  apiKeys(): Promise<ApiKey[]> {
    return this.#keys.list();
  }

  @Mutation(() => CreateApiKeyResult, {
    nullable: true,
    description: 'Makes an API key. It is sent as "Authorization: Bearer tl_live_…" and shown here only.',
  })
  @Auth('ADMIN')
  createApiKey(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateApiKeyInput, { description: 'The key to be.' }) input: CreateApiKeyInput,
  ): Promise<typeof CreateApiKeyResult> {
    return this.#keys.create(viewer, input);
  }

  @Mutation(() => ApiKey, {
    nullable: true,
    description: 'Has an API key refused from now on; null when there is none of that id.',
  })
  @Auth('ADMIN')
  revokeApiKey(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id of the key, not the key itself.' }) id: string,
  ): Promise<ApiKey | null> {
    return this.#keys.revoke(viewer, id);
  }
}
