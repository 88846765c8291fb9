import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { BlogCategory } from '../record/blog-category.entity.ts';
import { BlogTag } from '../record/blog-tag.entity.ts';
import type { BlogLabelKind } from '../record/blog.enums.ts';
import { LABEL_REFUSAL, type BlogLabelInput } from './blog-label.inputs.ts';
import {
  BlogCategoryInUse,
  BlogLabelNotFound,
  BlogLabelDeleted,
  type BlogLabel,
  type BlogLabels,
} from './blog-label.results.ts';

/** The differences between topics and tags. */
const KINDS = {
  CATEGORY: {
    entity: BlogCategory,
    subject: 'blog topic',
    table: 'blog_categories',
    uses: 'select category_id as id, id as post_id from blog_posts',
    give: 'update blog_posts set category_id = ? where category_id = ?',
  },
  TAG: {
    entity: BlogTag,
    subject: 'blog tag',
    table: 'blog_tags',
    uses: 'select tag_id as id, post_id from blog_post_tags',
    give: `insert into blog_post_tags (tag_id, post_id) select ?, post_id from blog_post_tags where tag_id = ?
      on conflict do nothing`,
  },
} as const;

/** Lists all labels of a kind with their article counts, in one statement. */
const listOf = ({ table, uses }: (typeof KINDS)[BlogLabelKind]): string => `
  select l.id, l.slug, l.name, l.color as colour, l.revision, count(p.id) as "postCount"
  from ${table} l
  left join (${uses}) u on u.id = l.id
  left join blog_posts p on p.id = u.post_id and p.removed_at is null
  group by l.id order by lower(l.name), l.id`;
const AUTHORS =
  'select author_name as name from blog_posts group by author_name order by max(updated_at) desc limit 20';

const TAKEN = { path: 'name', message: 'Another one has this name already' };
const ADDRESS_TAKEN = /^blog_(?:categories|tags)_(?:name|slug)_key$/;

const notFound = (): BlogLabelNotFound =>
  result(BlogLabelNotFound, { message: 'It no longer exists. It may have been deleted.' });
const auditSnapshot = ({ name, slug, colour }: BlogCategory | BlogTag): AuditFigures => ({
  name,
  slug,
  colour,
});

/** Manages the blog's topics and tags. */
export class BlogLabelService extends Service {
  readonly #audit = this.services.get(AuditService);

  /** All topics, tags and authors. */
  async all(): Promise<BlogLabels> {
    const { sql } = this.platform;
    const [categories, tags, authors] = await Promise.all([
      sql.rows<BlogLabel>(listOf(KINDS.CATEGORY)),
      sql.rows<BlogLabel>(listOf(KINDS.TAG)),
      sql.rows<{ name: string }>(AUTHORS),
    ]);
    return { categories, tags, authors: authors.map(({ name }) => name) };
  }

  /** A topic or tag; null if the number is unknown. */
  async find(kind: BlogLabelKind, id: number): Promise<BlogLabel | null> {
    const labels = await this.platform.sql.rows<BlogLabel>(listOf(KINDS[kind]));
    return labels.find((label) => label.id === id) ?? null;
  }

  /** Adds a topic or tag. @returns its number, or why it wasn't added. */
  async create(viewer: Viewer, kind: BlogLabelKind, input: BlogLabelInput): Promise<number | InvalidInput> {
    const name = input.name.trim();
    return this.#writeUnique<number>(async (em) => {
      const label = em.create(KINDS[kind].entity, {
        name,
        slug: slugOf(name) || 'topic',
        colour: input.colour,
      });
      await em.flush();
      this.#note(em, viewer, kind, label.id, 'made', {}, auditSnapshot(label));
      return label.id;
    });
  }

  /**
   * Renames or recolours a topic or tag; its slug stays the same.
   * @param revision the revision that was edited.
   */
  async change(
    viewer: Viewer,
    kind: BlogLabelKind,
    { id, revision }: { readonly id: number; readonly revision: number },
    input: BlogLabelInput,
  ): Promise<number | InvalidInput | BlogLabelNotFound | StaleWrite> {
    return this.#writeUnique<number | BlogLabelNotFound | StaleWrite>(async (em) => {
      const label = await this.#locked(em, kind, id);
      if (!label) return notFound();
      if (label.revision !== revision) return StaleWrite.at(label.revision);
      const before = auditSnapshot(label);
      Object.assign(label, { name: input.name.trim(), colour: input.colour, revision: revision + 1 });
      await em.flush();
      this.#note(em, viewer, kind, id, 'changed', before, auditSnapshot(label));
      return id;
    });
  }

  /** Moves all articles of one topic or tag to another of its kind, and deletes the first. */
  async merge(
    viewer: Viewer,
    kind: BlogLabelKind,
    id: number,
    into: number,
  ): Promise<number | BlogLabelNotFound> {
    return this.#write<number | BlogLabelNotFound>(async (em) => {
      // Locks in a fixed order, so that two concurrent merges can't deadlock.
      const [first, second] = [Math.min(id, into), Math.max(id, into)];
      const locked = [await this.#locked(em, kind, first), await this.#locked(em, kind, second)];
      const [label, other] = [locked.find((one) => one?.id === id), locked.find((one) => one?.id === into)];
      if (!label || !other || id === into) return notFound();
      await em.execute(KINDS[kind].give, [into, id]);
      em.remove(label);
      this.#note(em, viewer, kind, id, 'merged', auditSnapshot(label), { into: other.name });
      return into;
    });
  }

  /** Deletes an unused topic, or a tag, which is removed from its articles. */
  async remove(
    viewer: Viewer,
    kind: BlogLabelKind,
    id: number,
  ): Promise<BlogLabelDeleted | BlogLabelNotFound | BlogCategoryInUse> {
    return this.#write<BlogLabelDeleted | BlogLabelNotFound | BlogCategoryInUse>(async (em) => {
      const label = await this.#locked(em, kind, id);
      if (!label) return notFound();
      const [used] = await em.execute<{ n: number }[]>(
        `select count(*)::int as n from (${KINDS[kind].uses}) u where u.id = ?`,
        [id],
      );
      const postCount = used?.n ?? 0;
      if (kind === 'CATEGORY' && postCount > 0) return inUse(postCount);
      em.remove(label);
      this.#note(em, viewer, kind, id, 'deleted', { ...auditSnapshot(label), articles: postCount }, {});
      return result(BlogLabelDeleted, { id, postCount });
    });
  }

  #locked(em: EntityManager, kind: BlogLabelKind, id: number): Promise<BlogCategory | BlogTag | null> {
    return em.findOne<BlogCategory | BlogTag>(
      KINDS[kind].entity,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  #note(
    em: EntityManager,
    actor: Viewer,
    kind: BlogLabelKind,
    id: number,
    action: string,
    before: AuditFigures,
    after: AuditFigures,
  ): void {
    this.#audit.record(em, {
      actor,
      subject: KINDS[kind].subject,
      subjectId: String(id),
      action,
      before,
      after,
    });
  }

  async #writeUnique<Answer extends object | number>(
    work: (em: EntityManager) => Promise<Answer>,
  ): Promise<Answer | InvalidInput> {
    try {
      return await this.#write(work);
    } catch (error) {
      if (!ADDRESS_TAKEN.test(violatedConstraint(error) ?? '')) throw error;
      return InvalidInput.of(LABEL_REFUSAL.message, [TAKEN]);
    }
  }

  /** Runs a write and invalidates every process's caches. */
  #write<Answer extends object | number>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    return writeData(this.platform, {
      dataset: 'content',
      work,
      isWritten: (answer) => typeof answer === 'number' || answer instanceof BlogLabelDeleted,
    });
  }
}

function inUse(postCount: number): BlogCategoryInUse {
  const articles = postCount === 1 ? 'One article has' : `${postCount} articles have`;
  return result(BlogCategoryInUse, {
    postCount,
    message: `${articles} this topic, counting deleted ones. Merge it into another instead.`,
  });
}
