import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { isFixed } from '@treadline/schema/input/policy-page';
import { PLACEHOLDER } from '@treadline/schema/input/rich-text';
import { shopTextOf } from '@treadline/schema/input/shop-text';
import { violatedConstraint } from '../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { writeData } from '../../../platform/services/data-write.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { cleanRichText, isBlankRichText } from '../../../platform/text/rich-text.ts';
import { AuditService, namedActor, type AuditFigures } from '../../operations/audit/index.ts';
import { PageVersion } from './page-version.entity.ts';
import { REFUSAL, type UpdatePageInput, type CreatePageInput } from './page-write.inputs.ts';
import { PageExists, PageRequired, PageNotFound, PageDeleted } from './page-write.results.ts';
import { PageContent } from './page.entity.ts';
import { PageService } from './page.service.ts';

/** The content of a version. */
interface Text {
  readonly title: string;
  readonly content: string;
}

type Place = Pick<PageContent, 'menu' | 'menuOrder'>;

const NO_PAGE = 'Page content not found';
const TAKEN = 'Another page has this address already.';

const notFound = (): PageNotFound => result(PageNotFound, { message: NO_PAGE });

/** The figures for the audit log; the texts themselves are in the page's history. */
const auditSnapshot = ({
  title,
  version,
  removedAt,
  content,
  menu,
  menuOrder,
}: PageContent): AuditFigures => ({
  title,
  menu,
  menuOrder,
  version,
  characters: content.length,
  removed: removedAt !== null,
});

/** Writes text pages. Every text becomes an immutable version. */
export class PageWriter extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #pages = this.services.get(PageService);

  /**
   * Adds a page. If a page with this slug was deleted, this becomes its next version and its history continues.
   * @returns its slug, or why it wasn't added.
   */
  async create(
    viewer: Viewer,
    { slug: typed, menu, menuOrder, ...given }: CreatePageInput,
  ): Promise<string | InvalidInput | PageExists> {
    const slug = typed.trim();
    const text = await this.#textOf(slug, given);
    if (text instanceof InvalidInput) return text;
    try {
      return await this.#write(async (em) => {
        const former = await this.#locked(em, slug);
        if (former && former.removedAt === null) return result(PageExists, { message: TAKEN });
        const place = { menu: menu ?? 'NONE', menuOrder: menuOrder ?? 0 };
        if (former) return this.#add(em, viewer, former, { ...text, ...place }, { action: 'made' });
        const page = em.create(PageContent, {
          slug,
          ...text,
          ...place,
          version: 1,
          lastUpdatedAt: this.platform.now(),
          removedAt: null,
        });
        // The version below refers to this row.
        await em.flush();
        this.#record(em, viewer, page, { action: 'made', before: {} });
        return slug;
      });
    } catch (error) {
      // A concurrent request added the page first.
      if (violatedConstraint(error) !== 'pages_pkey') throw error;
      return result(PageExists, { message: TAKEN });
    }
  }

  /**
   * Gives a page a new text or another place in the menus; an unchanged text adds no version.
   * @returns its slug, or why it wasn't changed.
   */
  async change(
    viewer: Viewer,
    { slug, version, menu, menuOrder, ...given }: UpdatePageInput,
  ): Promise<string | InvalidInput | PageNotFound | StaleWrite> {
    const text = await this.#textOf(slug, given);
    if (text instanceof InvalidInput) return text;
    return this.#write<string | PageNotFound | StaleWrite>(async (em) => {
      const page = await this.#locked(em, slug);
      if (!page || page.removedAt !== null) return notFound();
      if (typeof version === 'number' && version !== page.version) return StaleWrite.at(page.version);
      const place = isFixed(slug) ? {} : { menu: menu ?? page.menu, menuOrder: menuOrder ?? page.menuOrder };
      if (page.title === text.title && page.content === text.content)
        return this.#place(em, viewer, page, place);
      return this.#add(em, viewer, page, { ...text, ...place }, { action: 'changed' });
    });
  }

  /**
   * Copies an older version into a new one, which also restores a deleted page.
   * @returns its slug, or a refusal if the page or version is unknown.
   */
  async restore(viewer: Viewer, slug: string, version: number): Promise<string | PageNotFound> {
    return this.#write<string | PageNotFound>(async (em) => {
      const page = await this.#locked(em, slug);
      const old = page && (await em.findOne(PageVersion, { slug, version }));
      if (!page || !old) return notFound();
      const { title, content } = old;
      return this.#add(em, viewer, page, { title, content }, { action: 'restored', restoredFrom: version });
    });
  }

  /** Takes a page off the shop. Its history is kept, and any version can be restored. */
  async remove(viewer: Viewer, slug: string): Promise<PageDeleted | PageNotFound | PageRequired> {
    if (isFixed(slug))
      return result(PageRequired, {
        message: 'The shop links to this page, so it can’t be removed. Change its text instead.',
      });
    return this.#write<PageDeleted | PageNotFound>(async (em) => {
      const page = await this.#locked(em, slug);
      if (!page || page.removedAt !== null) return notFound();
      const before = auditSnapshot(page);
      page.removedAt = this.platform.now();
      this.#note(em, viewer, page, 'deleted', before);
      return result(PageDeleted, { slug });
    });
  }

  /** The sanitised text to store; a refusal if nothing is left of it, or a placeholder in it is unknown. */
  async #textOf(slug: string, { title, content }: Text): Promise<Text | InvalidInput> {
    const cleaned = { title: title.trim(), content: cleanRichText(content) };
    if (isBlankRichText(cleaned.content))
      return InvalidInput.of(REFUSAL.message, [{ path: 'content', message: 'Write the text of the page' }]);
    const known = new Set([
      ...Object.keys(await this.#pages.placeholders()),
      ...Object.keys(shopTextOf(slug)?.parts ?? {}),
    ]);
    const faults = (['title', 'content'] as const).flatMap((path) => {
      const names = [...cleaned[path].matchAll(PLACEHOLDER)].map(([, name = '']) => name);
      const wrong = names.find((name) => !known.has(name));
      return wrong === undefined ? [] : [{ path, message: `The shop has no value for {{${wrong}}}` }];
    });
    return faults.length > 0 ? InvalidInput.of(REFUSAL.message, faults) : cleaned;
  }

  #locked(em: EntityManager, slug: string): Promise<PageContent | null> {
    return em.findOne(PageContent, { slug }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Moves a page to another place in the menus. Returns the slug. */
  #place(em: EntityManager, viewer: Viewer, page: PageContent, place: Partial<Place>): string {
    const before = auditSnapshot(page);
    Object.assign(page, place);
    if (before['menu'] !== page.menu || before['menuOrder'] !== page.menuOrder)
      this.#note(em, viewer, page, 'changed', before);
    return page.slug;
  }

  /** Writes a page's next version. Returns the slug. */
  #add(
    em: EntityManager,
    viewer: Viewer,
    page: PageContent,
    text: Text & Partial<Place>,
    { action, restoredFrom = null }: { readonly action: string; readonly restoredFrom?: number | null },
  ): string {
    const before = auditSnapshot(page);
    Object.assign(page, text, {
      version: page.version + 1,
      lastUpdatedAt: this.platform.now(),
      removedAt: null,
    });
    this.#record(em, viewer, page, { action, before, restoredFrom });
    return page.slug;
  }

  /** Stores a page's current text and its author as a version. */
  #record(
    em: EntityManager,
    viewer: Viewer,
    page: PageContent,
    {
      action,
      before,
      restoredFrom = null,
    }: { readonly action: string; readonly before: AuditFigures; readonly restoredFrom?: number | null },
  ): void {
    const { slug, version, title, content, lastUpdatedAt: writtenAt } = page;
    const { role: actorRole, id: actorId } = namedActor(viewer);
    em.create(PageVersion, { slug, version, title, content, writtenAt, actorRole, actorId, restoredFrom });
    this.#note(em, viewer, page, action, before);
  }

  #note(em: EntityManager, actor: Viewer, page: PageContent, action: string, before: AuditFigures): void {
    this.#audit.record(em, {
      actor,
      subject: 'page',
      subjectId: page.slug,
      action,
      before,
      after: auditSnapshot(page),
    });
  }

  /** Runs a write and invalidates every process's caches. */
  #write<Answer extends object | string>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    return writeData(this.platform, {
      dataset: 'content',
      work,
      isWritten: (answer) => typeof answer === 'string' || answer instanceof PageDeleted,
    });
  }
}
