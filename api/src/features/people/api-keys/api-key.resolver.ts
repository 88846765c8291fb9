import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { ApiKey } from './api-key.entity.ts';
import { CreateApiKeyInput } from './api-key.inputs.ts';
import { CreateApiKeyResult } from './api-key.results.ts';
import { ApiKeyService } from './api-key.service.ts';

@Resolver()
export class ApiKeyResolver extends Service {
  readonly #keys = this.services.get(ApiKeyService);

  @Query(() => [ApiKey], { description: 'All API keys, including revoked and expired ones, newest first.' })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  apiKeys(): Promise<ApiKey[]> {
    return this.#keys.list();
  }

  @Mutation(() => CreateApiKeyResult, {
    description: 'Creates an API key. Send it as "Authorization: Bearer tl_live_…"; it is shown only here.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  createApiKey(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateApiKeyInput, { description: 'The key’s purpose, scopes and expiry.' })
    input: CreateApiKeyInput,
  ): Promise<typeof CreateApiKeyResult> {
    return this.#keys.create(viewer, input);
  }

  @Mutation(() => ApiKey, {
    nullable: true,
    description: 'Revokes an API key at once. Null if the id is unknown.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  revokeApiKey(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The key’s id, not the key itself.' }) id: string,
  ): Promise<ApiKey | null> {
    return this.#keys.revoke(viewer, id);
  }
}
