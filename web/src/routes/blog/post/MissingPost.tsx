import { Link } from 'react-router-dom';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { GonePage } from '../../../ui/page/GonePage.tsx';
import { postPath } from '../topics/blogState.ts';
import { BlogPostNotFound } from './BlogPostNotFound.tsx';
import { useMissingPostSuspenseQuery } from './MissingPost.generated.ts';

/** Replaces a missing article. If it was deleted, says so and lists the newest articles. */
export function MissingPost({ slug }: { slug: string }) {
  const { deletedBlogPostTitle, blogPosts } = useMissingPostSuspenseQuery({ variables: { slug } }).data;
  if (deletedBlogPostTitle === null) return <BlogPostNotFound />;
  return (
    <GonePage title="This article is no longer here">
      <p>We have taken “{deletedBlogPostTitle}” off the blog. Our newest advice:</p>
      <ul className="grid gap-2">
        {blogPosts.items.map((post) => (
          <li key={post.slug}>
            <Link to={postPath(post.slug)} className="underline underline-offset-4">
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/blog" variant="primary">
        All articles
      </LinkButton>
    </GonePage>
  );
}
