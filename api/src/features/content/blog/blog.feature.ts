import type { Feature } from '../../../platform/features/feature.ts';
import { announceArticles } from './blog.jobs.ts';
import { BlogLabelResolver } from './labels/blog-label.resolver.ts';
import { blogFeedRoutes } from './reading/blog-feed.routes.ts';
import { BlogResolver } from './reading/blog.resolver.ts';
import { postAddresses } from './reading/blog.sitemap.ts';
import { BlogCategory } from './record/blog-category.entity.ts';
import { BlogDraftLinkRow } from './record/blog-draft-link.entity.ts';
import { BlogPost } from './record/blog-post.entity.ts';
import { BlogSlugRedirect } from './record/blog-slug-redirect.entity.ts';
import { BlogTag } from './record/blog-tag.entity.ts';
import { BlogDraftLinkResolver } from './writing/blog-draft-link.resolver.ts';
import { BlogWriteResolver } from './writing/blog-write.resolver.ts';

/** The blog: advice on tyres. */
export const blog: Feature = {
  entities: [BlogCategory, BlogTag, BlogPost, BlogSlugRedirect, BlogDraftLinkRow],
  resolvers: [BlogResolver, BlogWriteResolver, BlogLabelResolver, BlogDraftLinkResolver],
  jobs: [announceArticles],
  routes: blogFeedRoutes,
  sitemap: [postAddresses],
};
