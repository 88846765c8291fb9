import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { keptText } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService } from '../../operations/audit/index.ts';
import { ConfirmationService } from '../accounts/index.ts';
import { beginningOf, hashOf, makeKey } from './api-key-text.ts';
import { ApiKey } from './api-key.entity.ts';
import type { CreateApiKeyInput } from './api-key.inputs.ts';
import { ApiKeyCreated, type CreateApiKeyResult } from './api-key.results.ts';

/** A new key's purpose, scopes and expiry. */
export type NewKey = Pick<CreateApiKeyInput, 'name' | 'scopes' | 'expiresAt'>;

/** Manages API keys. They belong to the shop, so they outlive their creator's account until they're revoked. */
export class ApiKeyService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #confirmation = this.services.get(ConfirmationService);

  /** Creates a key for an administrator who has confirmed their identity: it outlasts every session. */
  async create(
    viewer: Viewer,
    { currentPassword, code, ...wanted }: CreateApiKeyInput,
  ): Promise<typeof CreateApiKeyResult> {
    const lacking = wanted.scopes.find((scope) => !actsForShop(viewer, scope));
    if (lacking) {
      const message = `Your own role doesn’t have ${lacking}`;
      return InvalidInput.of(message, [{ path: 'scopes', message }]);
    }
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    return this.#confirmation.inAccount(confirmed, (em) => this.make(em, viewer, wanted));
  }

  /** Creates a key in the caller's transaction. It can only be read from the return value. */
  async make(em: EntityManager, viewer: Viewer, wanted: NewKey): Promise<ApiKeyCreated> {
    const key = makeKey();
    const scopes = [...new Set(wanted.scopes)].toSorted();
    const apiKey = em.create(ApiKey, {
      id: randomUUID(),
      name: keptText(wanted.name),
      prefix: beginningOf(key),
      keyHash: hashOf(key),
      scopes,
      createdBy: viewer.userId,
      createdAt: this.platform.now(),
      expiresAt: wanted.expiresAt ?? null,
    });
    this.#audit.record(em, {
      actor: viewer,
      subject: 'api key',
      subjectId: apiKey.id,
      action: 'made',
      before: {},
      after: {
        name: apiKey.name,
        scopes: scopes.join(' '),
        expiresAt: apiKey.expiresAt?.toISOString() ?? null,
      },
    });
    await em.flush();
    return result(ApiKeyCreated, { key, apiKey });
  }

  /** All keys, including revoked and expired ones, newest first. */
  list(): Promise<ApiKey[]> {
    return this.platform.orm.em.fork().find(ApiKey, {}, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /**
   * Revokes a key at once, in every process.
   * @returns the revoked key; null if the id is unknown.
   */
  async revoke(viewer: Viewer, id: string): Promise<ApiKey | null> {
    if (!isUuid(id)) return null;
    const now = this.platform.now();
    return this.platform.orm.em.fork().transactional(async (em) => {
      const key = await em.findOne(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!key || key.revokedAt) return key;
      this.#audit.record(em, {
        actor: viewer,
        subject: 'api key',
        subjectId: id,
        action: 'revoked',
        before: { revokedAt: null },
        after: { revokedAt: now.toISOString() },
      });
      return Object.assign(key, { revokedAt: now });
    });
  }
}
