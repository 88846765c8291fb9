import { FIXED_SLUGS, pagePath } from '@treadline/schema/input/policy-page';
import type { SitemapAddress } from '../../../platform/features/sitemap.ts';
import { offsetOf, pageInfo, type Paging } from '../../../platform/lists/page.ts';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { ShopClaimsService } from '../storefront/index.ts';
import type { PageContentList } from './page-list.type.ts';
import type { MenuPage } from './page-menu.type.ts';
import {
  fillPlaceholders,
  fillTitle,
  placeholderValues,
  type PlaceholderValues,
} from './page-placeholders.ts';
import type { PageContent } from './page.entity.ts';

const COLUMNS = 'slug, title, content, last_updated_at as "lastUpdatedAt"';
const FIND = `select ${COLUMNS} from pages where slug = $1 and removed_at is null`;
/** An empty page still returns the total, in a row without a slug. */
const ADDED = `
  with found as (select ${COLUMNS} from pages where removed_at is null and slug <> all ($1))
  select total.n as total, item.*
  from (select count(*) as n from found) total
  left join (select * from found order by title, slug limit $2 offset $3) item on true`;

const LINKED = `
  select slug, title, menu from pages where menu <> 'NONE' and removed_at is null
  order by menu_order, title, slug limit $1`;
/** More links than a menu has room for. */
const MOST_LINKED = 50;

const REMOVED = 'select title from pages where slug = $1 and removed_at is not null';
const WRITTEN =
  'select slug, last_updated_at as "changedAt" from pages where removed_at is null order by last_updated_at';
const GONE = 'select slug from pages where removed_at > $1 order by slug';

/** Reads the pages that the shop's owner edits. */
export class PageService extends Service {
  readonly #settings = this.services.get(SettingsService);
  readonly #claims = this.services.get(ShopClaimsService);

  /** A page with its placeholders filled in from the settings; null if the slug is unknown. */
  async find(slug: string): Promise<PageContent | null> {
    const [[page], values] = await Promise.all([
      this.platform.sql.rows<PageContent>(FIND, [slug]),
      this.placeholders(),
    ]);
    return page ? filled(page, values) : null;
  }

  /** One page of the owner's added pages; those that every shop has are left out. */
  async added(paging: Paging): Promise<PageContentList> {
    const [rows, values] = await Promise.all([
      this.platform.sql.rows<PageContent & { total: number }>(ADDED, [
        FIXED_SLUGS,
        paging.limit,
        offsetOf(paging),
      ]),
      this.placeholders(),
    ]);
    const items = rows.filter(({ slug }) => slug);
    return {
      items: items.map((item) => filled(item, values)),
      pageInfo: pageInfo(paging, rows[0]?.total ?? 0),
    };
  }

  /** The owner's pages that menus link to, in their order. */
  async linked(): Promise<MenuPage[]> {
    const [pages, values] = await Promise.all([
      this.platform.sql.rows<Pick<PageContent, 'slug' | 'title' | 'menu'>>(LINKED, [MOST_LINKED]),
      this.placeholders(),
    ]);
    return pages.map(({ slug, title, menu }) => ({
      title: fillTitle(title, values),
      path: pagePath(slug),
      menu,
    }));
  }

  /** The title of a deleted page; null for any other slug. */
  async removedTitle(slug: string): Promise<string | null> {
    const [page] = await this.platform.sql.rows<{ title: string }>(REMOVED, [slug]);
    return page?.title ?? null;
  }

  /** The path of each page with a written text, and when a text of it last changed. */
  async addresses(): Promise<SitemapAddress[]> {
    const texts = await this.platform.sql.rows<{ slug: string; changedAt: Date }>(WRITTEN);
    // The latest text of a page comes last, and its date stays.
    const dates = new Map(texts.map(({ slug, changedAt }) => [pagePath(slug), changedAt]));
    // The home page shows much besides its texts.
    dates.delete('/');
    return [...dates]
      .map(([path, changedAt]) => ({ path, changedAt }))
      .toSorted((one, other) => one.path.localeCompare(other.path));
  }

  /** The paths of pages that were deleted since a time. */
  async goneSince(since: Date): Promise<string[]> {
    const pages = await this.platform.sql.rows<{ slug: string }>(GONE, [since]);
    return pages.map(({ slug }) => pagePath(slug));
  }

  /** The current values of the placeholders. */
  async placeholders(): Promise<PlaceholderValues> {
    const settings = await this.#settings.read();
    return placeholderValues(settings, await this.#claims.of(settings));
  }
}

const filled = (page: PageContent, values: PlaceholderValues): PageContent => ({
  ...page,
  title: fillTitle(page.title, values),
  content: fillPlaceholders(page.content, values),
});
