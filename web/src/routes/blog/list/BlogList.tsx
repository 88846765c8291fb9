import { use } from 'react';
import { breadcrumbJsonLd } from '../../../lib/head/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../../lib/head/PageHead.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { blogPath, FEED_PATH, isBlogListIndexed, type BlogState } from '../topics/blogState.ts';
import { BlogTopics } from '../topics/BlogTopics.tsx';
import { BlogFilters } from './BlogFilters.tsx';
import { BlogHelp } from './BlogHelp.tsx';
import { useBlogListSuspenseQuery } from './BlogList.generated.ts';
import { BlogResults } from './BlogResults.tsx';
import { BlogSearch } from './BlogSearch.tsx';

const HEADING = 'Tyre Expert Hub';
const CRUMBS = [{ label: 'Home', to: '/' }, { label: 'Blog' }];

/** The list's title in the browser tab: filters and page number. */
function titleOf(
  { page, search }: BlogState,
  categoryName: string | undefined,
  tagName: string | undefined,
): string {
  const narrowing = [search && `“${search}”`, categoryName, tagName].filter(Boolean).join(', ');
  return [narrowing, HEADING, page > 1 && `page ${page}`].filter(Boolean).join(' – ');
}

/** The articles, with search, topics and active filters. */
export function BlogList({ state }: { state: BlogState }) {
  const { origin } = use(SiteContext);
  const { blogPosts, blogCategories } = useBlogListSuspenseQuery({ variables: state }).data;
  const { items, pageInfo } = blogPosts;
  const categoryName = blogCategories.find(({ slug }) => slug === state.category)?.name;
  const tagName = items.flatMap(({ tags }) => tags).find(({ slug }) => slug === state.tag)?.name;
  const isIndexed = isBlogListIndexed(state, items.length);
  return (
    <div className="wrap grid gap-6 pt-4 pb-16 md:pt-6">
      <PageHead
        title={titleOf(state, categoryName, tagName)}
        description={
          'Straightforward tyre advice from our ' +
          `workshop${categoryName ? `: ${categoryName.toLowerCase()}` : ''}. Sizes, the law, wear, ` +
          'pressures, repairs and how to choose the right tyres.'
        }
        canonicalPath={isIndexed ? blogPath(state) : undefined}
        robots={isIndexed ? undefined : 'noindex,follow'}
        feedPath={FEED_PATH}
        jsonLd={[breadcrumbJsonLd(CRUMBS, origin)]}
      />
      <header className="grid gap-3">
        <Breadcrumbs items={CRUMBS} />
        <h1 className="text-2xl">{HEADING}</h1>
        <p className="max-w-prose text-lg text-ink-2">How to choose, check and look after your tyres.</p>
        <BlogSearch state={state} />
      </header>
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]',
          'lg:grid-rows-[auto_1fr]',
        )}
      >
        <BlogTopics state={state} categories={blogCategories} />
        <section aria-label="Articles" className="lg:row-span-2">
          <BlogFilters state={state} categoryName={categoryName} tagName={tagName} />
          <BlogResults state={state} items={items} pageInfo={pageInfo} />
        </section>
        <BlogHelp />
      </div>
    </div>
  );
}
