import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/text/format.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { postPath } from '../topics/blogState.ts';
import { CategoryChip } from '../topics/CategoryChip.tsx';
import { FeaturedBadge } from '../topics/FeaturedBadge.tsx';
import { TagLinks } from '../topics/TagLinks.tsx';
import { useBlogCardFragment, type BlogCardFragment } from './BlogCard.generated.ts';

const MOST_TAGS = 3;

interface BlogCardProps {
  post: FragmentType<BlogCardFragment>;
  /** For cards on the first screen, whose picture loads eagerly. */
  priority?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An article in the list. The whole card links to it, except its topic and tags. */
export function BlogCard({ post, priority, headingLevel: Heading = 'h2' }: BlogCardProps) {
  const { slug, title, excerpt, featured, featuredImage, publishedAt, readTime, category, tags } =
    useBlogCardFragment(post);
  return (
    <article className="relative flex h-full flex-col overflow-clip rounded-lg border border-line bg-card">
      <div className="relative bg-stage">
        <Picture
          src={featuredImage}
          alt=""
          sizes="(width < 48rem) 92vw, 28rem"
          priority={priority}
          className="aspect-2/1 w-full object-contain p-3"
        />
        {featured && <FeaturedBadge className="absolute top-3 left-3" />}
      </div>
      <div className="flex grow flex-col items-start gap-2.5 p-4 md:p-5">
        <div className="relative z-10">
          <CategoryChip category={category} />
        </div>
        <Heading className="text-lg leading-tight">
          <Link to={postPath(slug)} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
            {title}
          </Link>
        </Heading>
        <p className="text-sm text-ink-2">{excerpt}</p>
        <p className="mt-auto pt-1 text-xs text-ink-2">
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time> · {readTime} min read
        </p>
        <div className="relative z-10">
          <TagLinks tags={tags.slice(0, MOST_TAGS)} />
        </div>
      </div>
    </article>
  );
}
