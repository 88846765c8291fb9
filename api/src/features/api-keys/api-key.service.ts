import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { keptText } from '../../platform/typed-text.ts';
import { isUuid } from '../../platform/uuid.ts';
import { AuditService } from '../audit/audit.service.ts';
import { beginningOf, hashOf, makeKey } from './api-key-text.ts';
import { ApiKey } from './api-key.entity.ts';
import type { CreateApiKeyInput } from './api-key.inputs.ts';
import { ApiKeyCreated } from './api-key.results.ts';

/**
 * The keys of the shop. They belong to the shop: they outlive their creator's account until they are revoked.
 */
export class ApiKeyService {
  readonly #platform: Platform;
  readonly #audit: AuditService;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#audit = services.get(AuditService);
  }

  /** Creates a key. The return value is the only place where it can be read. */
  async create(viewer: Viewer, input: CreateApiKeyInput): Promise<ApiKeyCreated> {
    const now = this.#platform.now();
    const key = makeKey();
    const scopes = [...new Set(input.scopes)].toSorted();
    const apiKey = await this.#platform.orm.em.fork().transactional(async (em) => {
      const made = em.create(ApiKey, {
        id: randomUUID(),
        name: keptText(input.name),
        beginning: beginningOf(key),
        keyHash: hashOf(key),
        scopes,
        createdBy: viewer.userId,
        createdAt: now,
        expiresAt: input.expiresAt ?? null,
      });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'api key',
        subjectId: made.id,
        action: 'made',
        before: {},
        after: {
          name: made.name,
          scopes: scopes.join(' '),
          expiresAt: made.expiresAt?.toISOString() ?? null,
        },
      });
      return made;
    });
    return result(ApiKeyCreated, { key, apiKey });
  }

  /** All keys, including revoked and expired ones, newest first. */
  list(): Promise<ApiKey[]> {
    return this.#platform.orm.em.fork().find(ApiKey, {}, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /**
   * Revokes a key at once, in every process.
   * @returns the revoked key; null if there is none with that id.
   */
  async revoke(viewer: Viewer, id: string): Promise<ApiKey | null> {
    if (!isUuid(id)) return null;
    const now = this.#platform.now();
    return this.#platform.orm.em.fork().transactional(async (em) => {
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
