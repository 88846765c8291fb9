import type { TestShop } from '../../../test/test-shop.ts';
import { bearer } from '../accounts/account.builder.ts';
import type { CreateApiKeyInput } from './api-key.inputs.ts';
import { ApiKeyCreated } from './api-key.results.ts';
import { ApiKeyService } from './api-key.service.ts';

/** A key, and the header that shows it. */
export interface IssuedKey {
  readonly id: string;
  readonly key: string;
  readonly headers: { readonly authorization: string };
}

/** A key that may read orders unless the case says otherwise. */
export async function aKey(shop: TestShop, overrides: Partial<CreateApiKeyInput> = {}): Promise<IssuedKey> {
  const made = await shop.services
    .get(ApiKeyService)
    .create(
      { role: 'ADMIN', userId: null, sessionId: null },
      { name: 'Warehouse', scopes: ['READ_ORDERS'], ...overrides },
    );
  if (!(made instanceof ApiKeyCreated)) throw new Error(`Expected a key, got ${JSON.stringify(made)}`);
  return { id: made.apiKey.id, key: made.key, headers: bearer(made.key) };
}
