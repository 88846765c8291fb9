import type { FastifyInstance } from 'fastify';
import { digest } from '../../platform/digest.ts';
import { matchesTag } from '../../platform/entity-tag.ts';
import { KeptData } from '../../platform/kept-data.ts';
import type { Services } from '../../platform/services.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { atomFeed, FEED_PATH, type FeedPost } from './blog-feed.ts';
import { BlogService } from './blog.service.ts';

/** Whoever subscribes later finds older articles on the pages. */
const NEWEST = { page: 1, limit: 20 };
const ALL = { category: null, tag: null, search: null };

const isPublished = <Post extends { publishedAt: Date | null }>(
  post: Post,
): post is Post & { publishedAt: Date } => post.publishedAt !== null;

/** The newest articles for feed readers, read again when one of them changes. */
export function blogFeedRoutes(app: FastifyInstance, services: Services): void {
  const { config, versions } = services.platform;
  const newest = new KeptData<readonly FeedPost[]>(versions, 'content', async () => {
    const { items } = await services.get(BlogService).page(ALL, NEWEST, true);
    return items.filter(isPublished);
  });

  app.get(FEED_PATH, async (request, reply) => {
    const { shopName } = await services.get(SettingsService).read();
    const feed = atomFeed(await newest.read(), { origin: config.publicUrl, shopName });
    const etag = `"${digest(feed)}"`;
    void reply.headers({ 'cache-control': 'public, max-age=900', etag });
    if (matchesTag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
}
