import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { InvalidInput, type FieldError } from '../../platform/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';
import { AuditService } from '../audit/audit.service.ts';
import { beginningOf, hashOf, makeKey } from './api-key-text.ts';
import { ApiKey } from './api-key.entity.ts';
import type { CreateApiKeyInput } from './api-key.inputs.ts';
import { ApiKeyCreated } from './api-key.results.ts';

const MAX_NAME = 100;

function faultsOf({ name, scopes, expiresAt }: CreateApiKeyInput, now: Date): FieldError[] {
  const length = [...name.trim()].length;
  return [
    ...(length === 0 ? [{ path: 'name', message: 'Please say what the key is for' }] : []),
    ...(length > MAX_NAME ? [{ path: 'name', message: `Please use at most ${MAX_NAME} characters` }] : []),
    ...(scopes.length === 0
      ? [{ path: 'scopes', message: 'Please choose what the key may be used for' }]
      : []),
    ...(expiresAt && expiresAt <= now
      ? [{ path: 'expiresAt', message: 'Please choose a time to come' }]
      : []),
  ];
}

/** The keys of the shop. They are the shop's own: they outlive the account of whoever made them, until they are revoked. */
export class ApiKeyService {
  readonly #platform: Platform;
  readonly #audit: AuditService;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#audit = services.get(AuditService);
  }

  /** Makes a key. What is given back is the only place where it can be read. */
  async create(viewer: Viewer, input: CreateApiKeyInput): Promise<ApiKeyCreated | InvalidInput> {
    const now = this.#platform.now();
    const fields = faultsOf(input, now);
    if (fields.length > 0) return InvalidInput.of('The key cannot be made like this', fields);
    const key = makeKey();
    const scopes = [...new Set(input.scopes)].toSorted();
    const apiKey = await this.#platform.orm.em.fork().transactional(async (em) => {
      const made = em.create(ApiKey, {
        id: randomUUID(),
        name: input.name.trim().toWellFormed(),
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

  /** Every key there ever was, newest first. */
  list(): Promise<ApiKey[]> {
    return this.#platform.orm.em.fork().find(ApiKey, {}, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /** Has a key refused from now on, in every process. @returns it as it then is; null when there is none of that id. */
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
