import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { isFixed, pagePath } from '@treadline/schema/input/policy-page';
import { offsetOf, pageInfo, type Paging } from '../../../platform/lists/page.ts';
import { Service } from '../../../platform/services/services.ts';
import { anywhere } from '../../../platform/text/like-pattern.ts';
import { User } from '../../people/accounts/index.ts';
import { PageVersion } from './page-version.entity.ts';
import type { AdminPageContentFilter, AdminPageContentSort } from './page-write.inputs.ts';
import type { AdminPageContent, AdminPageContentList, PageText, PageTextList } from './page-write.results.ts';
import { PageContent } from './page.entity.ts';

const ORDERS = {
  TITLE: { title: 'asc', slug: 'asc' },
  NEWEST: { lastUpdatedAt: 'desc', slug: 'asc' },
} as const satisfies Record<AdminPageContentSort, object>;

function conditionOf({ search, removed }: AdminPageContentFilter): FilterQuery<PageContent> {
  const words = search?.trim();
  const like = { $ilike: anywhere(words ?? '') };
  return {
    ...(typeof removed === 'boolean' ? { removedAt: removed ? { $ne: null } : null } : {}),
    ...(words ? { $or: [{ title: like }, { slug: like }, { content: like }] } : {}),
  };
}

/** Reads pages and their versions for editors. */
export class PageHistory extends Service {
  /** Pages, including deleted ones. */
  async list(
    filter: AdminPageContentFilter,
    sort: AdminPageContentSort,
    paging: Paging,
  ): Promise<AdminPageContentList> {
    const em = this.#em();
    const [found, total] = await em.findAndCount(PageContent, conditionOf(filter), {
      orderBy: ORDERS[sort],
      limit: paging.limit,
      offset: offsetOf(paging),
    });
    return { items: await this.#edited(em, found), pageInfo: pageInfo(paging, total) };
  }

  /** A page, even a deleted one; null if the slug was never used. */
  async find(slug: string): Promise<AdminPageContent | null> {
    const em = this.#em();
    const page = await em.findOne(PageContent, { slug });
    return page && ((await this.#edited(em, [page]))[0] ?? null);
  }

  /** A page's versions, newest first; empty if the page is unknown. */
  async versions(slug: string, paging: Paging): Promise<PageTextList> {
    const em = this.#em();
    const [found, total] = await em.findAndCount(
      PageVersion,
      { slug },
      { orderBy: { version: 'desc' }, limit: paging.limit, offset: offsetOf(paging) },
    );
    return { items: await this.#texts(em, found), pageInfo: pageInfo(paging, total) };
  }

  /** A version of a page; null if it's unknown. */
  async version(slug: string, version: number): Promise<PageText | null> {
    const em = this.#em();
    const found = await em.findOne(PageVersion, { slug, version });
    return found && ((await this.#texts(em, [found]))[0] ?? null);
  }

  #em(): EntityManager {
    return this.platform.orm.em.fork();
  }

  async #edited(em: EntityManager, pages: readonly PageContent[]): Promise<AdminPageContent[]> {
    const standing = await em.find(
      PageVersion,
      { $or: pages.map(({ slug, version }) => ({ slug, version })) },
      { fields: ['actorId'] },
    );
    const writers = new Map(standing.map(({ slug, actorId }) => [slug, actorId]));
    const names = await namesOf(em, [...writers.values()]);
    return pages.map((page) => ({
      ...page,
      path: pagePath(page.slug),
      isPolicy: isFixed(page.slug),
      author: names.get(writers.get(page.slug) ?? null) ?? null,
    }));
  }

  async #texts(em: EntityManager, versions: readonly PageVersion[]): Promise<PageText[]> {
    const names = await namesOf(
      em,
      versions.map(({ actorId }) => actorId),
    );
    return versions.map((version) => ({ ...version, author: names.get(version.actorId) ?? null }));
  }
}

/** The names of accounts; deleted accounts have none. */
async function namesOf(
  em: EntityManager,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const users = await em.find(User, { id: { $in: wanted } }, { fields: ['firstName', 'lastName'] });
  return new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}
