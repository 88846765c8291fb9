import type { FastifyInstance } from 'fastify';
import { matchesTag } from '../../../../platform/cache/entity-tag.ts';
import { cachedData } from '../../../../platform/cache/query-cache.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { atomFeed, FEED_PATH, type FeedPost } from './blog-feed.ts';
import { BlogService } from './blog.service.ts';

/** New subscribers find older articles on the shop's pages. */
const NEWEST = { page: 1, limit: 20 };
const ALL = { category: null, tag: null, search: null };

const isPublished = <Post extends { publishedAt: Date | null }>(
  post: Post,
): post is Post & { publishedAt: Date } => post.publishedAt !== null;

interface Rendered {
  readonly posts: readonly FeedPost[];
  readonly shopName: string;
  readonly text: string;
  readonly etag: string;
}

/** The newest articles for feed readers, rendered again only when an article or the shop's name changes. */
export function blogFeedRoutes(app: FastifyInstance, services: Services): void {
  const { config, versions } = services.platform;
  const newest = cachedData<readonly FeedPost[]>(versions, 'content', async () => {
    const { items } = await services.get(BlogService).page(ALL, NEWEST, true);
    return items.filter(isPublished);
  });

  let rendered: Rendered | null = null;
  async function current(): Promise<Rendered> {
    const [posts, { shopName }] = await Promise.all([newest(), services.get(SettingsService).read()]);
    if (rendered?.posts !== posts || rendered.shopName !== shopName) {
      const text = atomFeed(posts, { origin: config.publicUrl, shopName });
      rendered = { posts, shopName, text, etag: `"${digest(text)}"` };
    }
    return rendered;
  }

  app.get(FEED_PATH, async (request, reply) => {
    const { text, etag } = await current();
    void reply.headers({ 'cache-control': 'public, max-age=900', etag });
    if (matchesTag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(text);
  });
}
