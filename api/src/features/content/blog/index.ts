export { BlogPost } from './blog-post.entity.ts';
export { blog } from './blog.feature.ts';
export { BlogService } from './blog.service.ts';
export { readTime } from './reading-time.ts';
