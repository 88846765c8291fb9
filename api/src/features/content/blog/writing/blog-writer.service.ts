import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { cleanRichText, isBlankRichText } from '../../../../platform/text/rich-text.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { UploadedPictures, uploadUrl } from '../../../shop/pictures/index.ts';
import { BlogCategory } from '../record/blog-category.entity.ts';
import { BlogPost } from '../record/blog-post.entity.ts';
import { BlogTag } from '../record/blog-tag.entity.ts';
import { freeSlug, moveSlug } from './blog-addresses.ts';
import { ANNOUNCE_JOB } from './blog-announcement.service.ts';
import { REFUSAL, type BlogPostInput } from './blog-write.inputs.ts';
import { BlogPostNotFound } from './blog-write.results.ts';
import { readTime } from './reading-time.ts';

/** The article's stored content. */
type Figures = Pick<
  BlogPost,
  | 'title'
  | 'excerpt'
  | 'content'
  | 'featured'
  | 'featuredImage'
  | 'featuredImageAlt'
  | 'categoryId'
  | 'readTime'
  | 'authorName'
  | 'seoTitle'
  | 'seoDescription'
>;

const TAKEN: FieldError = {
  path: 'slug',
  message: 'Another article, perhaps a deleted one, has or had this address',
};

const notFound = (): BlogPostNotFound => result(BlogPostNotFound, { message: 'Blog post not found' });
const refused = (...faults: FieldError[]): InvalidInput => InvalidInput.of(REFUSAL.message, faults);

/** Writes the blog's articles. */
export class BlogWriter extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #uploads = this.services.get(UploadedPictures);

  /**
   * Adds an article.
   * @returns its number, or why it wasn't added.
   */
  async create(viewer: Viewer, input: BlogPostInput): Promise<number | InvalidInput> {
    const upload = await this.#uploads.nameOf(input.cover?.trim() ?? '');
    return this.#writeUnique<number>(async (em) => {
      const figures = await this.#figuresOf(em, input, upload, null);
      if (figures instanceof InvalidInput) return figures;
      const slug = await freeSlug(em, figures.title, input.slug?.trim() || null);
      if (slug === null) return refused(TAKEN);
      const publishedAt = this.#timeOf(input, null);
      const now = this.platform.now();
      const post = em.create(BlogPost, {
        ...figures,
        slug,
        publishedAt,
        announced: publishedAt !== null && publishedAt <= now,
        revision: 1,
        updatedAt: now,
        removedAt: null,
      });
      await em.flush();
      await setTags(em, post.id, input.tagIds);
      this.#note(em, viewer, post, 'made', {}, input.tagIds);
      return post;
    });
  }

  /**
   * Changes an article. A former slug redirects for ever.
   * @param revision the revision that was edited.
   * @returns its number, or why it wasn't changed.
   */
  async change(
    viewer: Viewer,
    id: number,
    revision: number,
    input: BlogPostInput,
  ): Promise<number | InvalidInput | BlogPostNotFound | StaleWrite> {
    const upload = await this.#uploads.nameOf(input.cover?.trim() ?? '');
    return this.#writeUnique<number | BlogPostNotFound | StaleWrite>(async (em) => {
      const post = await this.#locked(em, id);
      if (!post || post.removedAt !== null) return notFound();
      if (post.revision !== revision) return StaleWrite.at(post.revision);
      const figures = await this.#figuresOf(em, input, upload, post);
      if (figures instanceof InvalidInput) return figures;
      const before = auditedFigures(post, await tagsOf(em, id));
      if (!(await moveSlug(em, post, input.slug?.trim() || post.slug))) return refused(TAKEN);
      const publishedAt = this.#timeOf(input, post);
      const now = this.platform.now();
      Object.assign(post, figures, {
        publishedAt,
        announced: publishedAt !== null && publishedAt <= now,
        revision: revision + 1,
        updatedAt: now,
      });
      await setTags(em, id, input.tagIds);
      this.#note(em, viewer, post, 'changed', before, input.tagIds);
      return post;
    });
  }

  /**
   * Deletes an article, or restores a deleted one to its former state.
   * @returns its number, or a refusal if it's unknown.
   */
  async move(viewer: Viewer, id: number, to: 'removed' | 'restored'): Promise<number | BlogPostNotFound> {
    return this.#write<number | BlogPostNotFound>(async (em) => {
      const post = await this.#locked(em, id);
      if (!post || (post.removedAt === null) !== (to === 'removed')) return notFound();
      const tags = await tagsOf(em, id);
      const before = auditedFigures(post, tags);
      const now = this.platform.now();
      Object.assign(post, {
        removedAt: to === 'removed' ? now : null,
        announced: post.publishedAt !== null && post.publishedAt <= now,
        revision: post.revision + 1,
        updatedAt: now,
      });
      this.#note(em, viewer, post, to === 'removed' ? 'deleted' : 'restored', before, tags);
      return post;
    });
  }

  #locked(em: EntityManager, id: number): Promise<BlogPost | null> {
    return em.findOne(BlogPost, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** When to publish an article; null for a draft. */
  #timeOf({ publication, publishedAt }: BlogPostInput, former: BlogPost | null): Date | null {
    if (publication === 'DRAFT') return null;
    if (publication === 'AT') return publishedAt;
    const now = this.platform.now();
    const standing = former?.publishedAt ?? null;
    return standing !== null && standing <= now ? standing : now;
  }

  /**
   * The article to store, or all its validation errors.
   * @param upload the name of the cover, if it was uploaded; looked up before the transaction.
   */
  async #figuresOf(
    em: EntityManager,
    input: BlogPostInput,
    upload: string | null,
    former: BlogPost | null,
  ): Promise<Figures | InvalidInput> {
    const content = cleanRichText(input.content);
    const cover = input.cover?.trim() || null;
    // A picture from the demonstration data isn't an upload, but the article may keep it.
    const isCoverKnown = cover === null || cover === former?.featuredImage || upload !== null;
    const tags = await em.count(BlogTag, { id: { $in: input.tagIds } });
    const faults: FieldError[] = [
      ...(input.publication !== 'DRAFT' && isBlankRichText(content)
        ? [{ path: 'content', message: 'Write the article before you publish it' }]
        : []),
      ...(isCoverKnown ? [] : [{ path: 'cover', message: 'Upload the picture here first' }]),
      ...((await em.count(BlogCategory, { id: input.categoryId })) === 1
        ? []
        : [{ path: 'categoryId', message: 'Choose a topic' }]),
      ...(tags === new Set(input.tagIds).size
        ? []
        : [{ path: 'tagIds', message: 'One of these tags no longer exists' }]),
    ];
    if (faults.length > 0) return refused(...faults);
    return {
      title: input.title.trim(),
      excerpt: input.excerpt.trim(),
      content,
      featured: input.featured,
      featuredImage: upload === null ? cover : uploadUrl(upload),
      featuredImageAlt: input.coverAlt.trim(),
      categoryId: input.categoryId,
      readTime: readTime(content),
      authorName: input.authorName.trim(),
      seoTitle: input.seoTitle.trim() || null,
      seoDescription: input.seoDescription.trim() || null,
    };
  }

  #note(
    em: EntityManager,
    actor: Viewer,
    post: BlogPost,
    action: string,
    before: AuditFigures,
    tags: readonly number[],
  ): void {
    this.#audit.record(em, {
      actor,
      subject: 'blog post',
      subjectId: String(post.id),
      action,
      before,
      after: auditedFigures(post, tags),
    });
  }

  /** Like `#write`, but refuses a slug that another article took meanwhile. */
  async #writeUnique<Answer extends object | number>(
    work: (em: EntityManager) => Promise<BlogPost | Exclude<Answer, number> | InvalidInput>,
  ): Promise<Answer | InvalidInput> {
    try {
      return await this.#write<Answer | InvalidInput>(work);
    } catch (error) {
      if (violatedConstraint(error) !== 'blog_posts_slug_key') throw error;
      return refused(TAKEN);
    }
  }

  /** Runs a write, and invalidates every process's caches now and when the article is published. */
  async #write<Answer>(
    work: (em: EntityManager) => Promise<BlogPost | Exclude<Answer, number>>,
  ): Promise<Answer> {
    const written = await writeData(this.platform, {
      dataset: 'content',
      work,
      isWritten: (answer) => answer instanceof BlogPost,
    });
    if (!(written instanceof BlogPost)) return written;
    const { id, publishedAt, announced } = written;
    if (publishedAt && !announced)
      await this.platform.jobs.send(
        ANNOUNCE_JOB,
        {},
        { key: `${id} ${publishedAt.toISOString()}`, startAfter: publishedAt },
      );
    return id as Answer;
  }
}

/** The figures of an article for the audit log. */
function auditedFigures(post: BlogPost, tags: readonly number[]): AuditFigures {
  return {
    title: post.title,
    slug: post.slug,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    removed: post.removedAt !== null,
    featured: post.featured,
    category: post.categoryId,
    tags: [...new Set(tags)].toSorted((a, b) => a - b).join(' '),
    characters: post.content.length,
    revision: post.revision,
  };
}

async function tagsOf(em: EntityManager, id: number): Promise<number[]> {
  const rows = await em.execute<{ tag_id: number }[]>('select tag_id from blog_post_tags where post_id = ?', [
    id,
  ]);
  return rows.map(({ tag_id: tagId }) => tagId);
}

async function setTags(em: EntityManager, id: number, tags: readonly number[]): Promise<void> {
  await em.execute('delete from blog_post_tags where post_id = ?', [id]);
  await em.execute(
    'insert into blog_post_tags (post_id, tag_id) select ?, unnest(?::int[]) on conflict do nothing',
    [id, `{${tags.join(',')}}`],
  );
}
