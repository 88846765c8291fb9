export { BlogPost } from './record/blog-post.entity.ts';
export { blog } from './blog.feature.ts';
export { BlogService } from './reading/blog.service.ts';
export { readTime } from './writing/reading-time.ts';
