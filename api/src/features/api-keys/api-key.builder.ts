import type { TestShop } from '../../../test/test-shop.ts';
import { bearer } from '../accounts/account.builder.ts';
import { ApiKeyService, type NewKey } from './api-key.service.ts';

/** A key, and the header that shows it. */
export interface IssuedKey {
  readonly id: string;
  readonly key: string;
  readonly headers: { readonly authorization: string };
}

/** A key that may read orders unless the case says otherwise. */
export async function aKey({ services }: TestShop, overrides: Partial<NewKey> = {}): Promise<IssuedKey> {
  const viewer = { role: 'ADMIN', userId: null, sessionId: null } as const;
  const wanted: NewKey = { name: 'Warehouse', scopes: ['READ_ORDERS'], ...overrides };
  const { key, apiKey } = await services.platform.orm.em
    .fork()
    .transactional((em) => services.get(ApiKeyService).make(em, viewer, wanted));
  return { id: apiKey.id, key, headers: bearer(key) };
}
