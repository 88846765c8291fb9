import type { FragmentType } from '@apollo/client';
import { formatDate } from '../../../lib/text/format.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { CategoryChip } from '../topics/CategoryChip.tsx';
import { FeaturedBadge } from '../topics/FeaturedBadge.tsx';
import { authorText, viewsText } from './articleFacts.ts';
import { useBlogPostHeaderFragment, type BlogPostHeaderFragment } from './BlogPostHeader.generated.ts';

/** An article's header: topic, title, author, date and picture. */
export function BlogPostHeader({ post }: { post: FragmentType<BlogPostHeaderFragment> }) {
  const facts = useBlogPostHeaderFragment(post);
  const { title, excerpt, featured, featuredImage, featuredImageAlt, authorName, category } = facts;
  const { publishedAt, readTime, viewsCount } = facts;
  return (
    <header className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-center justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-2">
          {featured && <FeaturedBadge />}
          <CategoryChip category={category} />
        </div>
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-prose text-lg text-ink-2">{excerpt}</p>
        <ul aria-label="About this article" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          <li>{authorText(authorName)}</li>
          <li>
            <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          </li>
          <li>{readTime} min read</li>
          <li>{viewsText(viewsCount)}</li>
        </ul>
      </div>
      <div className="overflow-clip rounded-lg bg-stage">
        <Picture
          src={featuredImage}
          alt={featuredImageAlt}
          sizes="(width < 48rem) 92vw, 24rem"
          priority
          className="aspect-2/1 w-full object-contain p-4 md:aspect-square"
        />
      </div>
    </header>
  );
}
