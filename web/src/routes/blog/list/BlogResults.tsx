import { BookOpen } from 'lucide-react';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { ALL_POSTS, blogPath, type BlogState } from '../topics/blogState.ts';
import { BlogCard } from './BlogCard.tsx';
import type { BlogListQuery } from './BlogList.generated.ts';

const NOT_FOUND = 404;
/** As many as fit on the first screen. */
const PRIORITY_CARDS = 2;

interface BlogResultsProps extends Pick<BlogListQuery['blogPosts'], 'items' | 'pageInfo'> {
  state: BlogState;
}

/** One page of articles, or a message if nothing matches. */
export function BlogResults({ state, items, pageInfo: { totalItems, totalPages } }: BlogResultsProps) {
  // A page beyond the last one is a 404, unlike a search without results.
  usePageResponse(items.length === 0 && totalItems > 0 ? { status: NOT_FOUND } : {});
  if (items.length === 0) return <NoPosts />;
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5">
        {items.map((post, index) => (
          <li key={post.slug}>
            <BlogCard post={post} priority={index < PRIORITY_CARDS} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={state.page}
          totalPages={totalPages}
          hrefFor={(page) => blogPath({ ...state, page })}
        />
      </div>
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState
      icon={<BookOpen className="size-8" />}
      title="No blog posts found. Try adjusting your search or filters."
      action={<LinkButton to={blogPath(ALL_POSTS)}>Show all posts</LinkButton>}
    />
  );
}
