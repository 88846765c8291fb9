import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { WHOLE_COLUMNS } from '../record/blog-columns.ts';
import { BlogDraftLinkRow } from '../record/blog-draft-link.entity.ts';
import { BlogPost } from '../record/blog-post.entity.ts';
import { BlogDraftLinkCreated, BlogPostNotFound, type BlogDraftLink } from './blog-write.results.ts';

const DAY_MS = 86_400_000;

/** An article without a date shows the date it would get if published now. */
const DRAFT = `
  select ${WHOLE_COLUMNS}, coalesce(p.published_at, $2) as "publishedAt"
  from blog_posts p join blog_draft_links l on l.post_id = p.id
  where l.token_hash = $1 and l.expires_at > $2 and p.removed_at is null`;

/** Links that show a draft to colleagues without an account. */
export class BlogDraftLinks extends Service {
  readonly #audit = this.services.get(AuditService);

  /** An article's links that still work, newest first. */
  list(postId: number): Promise<BlogDraftLink[]> {
    return this.platform.orm.em
      .fork()
      .find(
        BlogDraftLinkRow,
        { postId, expiresAt: { $gt: this.platform.now() } },
        { orderBy: { createdAt: 'desc', id: 'desc' } },
      );
  }

  /** Creates a link to an article that works for some days, and deletes expired links. */
  async create(
    viewer: Viewer,
    postId: number,
    days: number,
  ): Promise<BlogDraftLinkCreated | BlogPostNotFound> {
    const { orm, config, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      if ((await em.count(BlogPost, { id: postId, removedAt: null })) === 0)
        return result(BlogPostNotFound, { message: 'Blog post not found' });
      const createdAt = now();
      await em.nativeDelete(BlogDraftLinkRow, { expiresAt: { $lte: createdAt } });
      const token = newToken();
      const link = em.create(BlogDraftLinkRow, {
        id: randomUUID(),
        postId,
        tokenHash: digest(token),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'blog post',
        subjectId: String(postId),
        action: 'draft link made',
        before: {},
        after: { link: link.id, expiresAt: link.expiresAt.toISOString() },
      });
      return result(BlogDraftLinkCreated, { link, url: `${config.publicUrl}/blog/draft?token=${token}` });
    });
  }

  /** Revokes a link. @returns whether it existed. */
  async withdraw(viewer: Viewer, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.platform.orm.em.fork().transactional(async (em) => {
      const link = await em.findOne(BlogDraftLinkRow, { id });
      if (!link) return false;
      em.remove(link);
      this.#audit.record(em, {
        actor: viewer,
        subject: 'blog post',
        subjectId: String(link.postId),
        action: 'draft link withdrawn',
        before: { link: id },
        after: {},
      });
      return true;
    });
  }

  /** The article a link shows; null if the link is unknown, expired or revoked. */
  async open(token: string): Promise<BlogPost | null> {
    const { sql, now } = this.platform;
    const [post] = await sql.rows<BlogPost>(DRAFT, [digest(token), now()]);
    return post ?? null;
  }
}
