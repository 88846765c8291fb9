import type { Services } from '../../platform/services.ts';
import type { Sql } from '../../platform/sql.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { fillPlaceholders, placeholderValues } from './page-placeholders.ts';
import type { PageContent } from './page.entity.ts';

const FIND = 'select slug, title, content, last_updated_at as "lastUpdatedAt" from pages where slug = $1';

/** Reads the pages whose text the shop's owner writes. */
export class PageService {
  readonly #sql: Sql;
  readonly #settings: SettingsService;

  constructor(services: Services) {
    this.#sql = services.platform.sql;
    this.#settings = services.get(SettingsService);
  }

  /** A page with its placeholders replaced by the shop's settings; null if there is none with that name. */
  async find(slug: string): Promise<PageContent | null> {
    const [[page], settings] = await Promise.all([
      this.#sql.rows<PageContent>(FIND, [slug]),
      this.#settings.read(),
    ]);
    return page ? { ...page, content: fillPlaceholders(page.content, placeholderValues(settings)) } : null;
  }
}
