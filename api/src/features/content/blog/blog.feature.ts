import type { Feature } from '../../../platform/features/feature.ts';
import { BlogCategory } from './blog-category.entity.ts';
import { BlogDraftLinkRow } from './blog-draft-link.entity.ts';
import { BlogDraftLinkResolver } from './blog-draft-link.resolver.ts';
import { blogFeedRoutes } from './blog-feed.routes.ts';
import { BlogLabelResolver } from './blog-label.resolver.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogSlugRedirect } from './blog-slug-redirect.entity.ts';
import { BlogTag } from './blog-tag.entity.ts';
import { BlogWriteResolver } from './blog-write.resolver.ts';
import { announceArticles } from './blog.jobs.ts';
import { BlogResolver } from './blog.resolver.ts';
import { postAddresses } from './blog.sitemap.ts';

/** Advice on tyres, article by article. */
export const blog: Feature = {
  entities: [BlogCategory, BlogTag, BlogPost, BlogSlugRedirect, BlogDraftLinkRow],
  resolvers: [BlogResolver, BlogWriteResolver, BlogLabelResolver, BlogDraftLinkResolver],
  jobs: [announceArticles],
  routes: blogFeedRoutes,
  sitemap: [postAddresses],
};
