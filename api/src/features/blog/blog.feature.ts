import type { Feature } from '../../platform/feature.ts';
import { BlogCategory } from './blog-category.entity.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogTag } from './blog-tag.entity.ts';
import { BlogResolver } from './blog.resolver.ts';

/** Advice on tyres, article by article. */
export const blog: Feature = { entities: [BlogCategory, BlogTag, BlogPost], resolvers: [BlogResolver] };
