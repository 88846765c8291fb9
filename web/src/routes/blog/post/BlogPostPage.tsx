import { ArrowLeft } from 'lucide-react';
import { Redirect } from '../../../lib/head/Redirect.tsx';
import { readArticle } from '../../../lib/text/articleHtml.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { RichText } from '../../../ui/base/RichText.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { ArticleContents } from '../../parts/ArticleContents.tsx';
import { BlogPostHeader } from '../head/BlogPostHeader.tsx';
import { BlogPostMeta } from '../head/BlogPostMeta.tsx';
import { postPath } from '../topics/blogState.ts';
import { TagLinks } from '../topics/TagLinks.tsx';
import { useBlogPostSuspenseQuery, type BlogPostQuery } from './BlogPostPage.generated.ts';
import { MissingPost } from './MissingPost.tsx';
import { RelatedPost } from './RelatedPost.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { useBlogView } from './useBlogView.ts';

/** An article. Suspends while it loads. */
export function BlogPostPage({ slug }: { slug: string }) {
  const { blogPost } = useBlogPostSuspenseQuery({ variables: { slug } }).data;
  if (!blogPost) return <MissingPost slug={slug} />;
  // Redirect from the article's former slug.
  if (blogPost.slug !== slug) return <Redirect to={postPath(blogPost.slug)} permanent />;
  return <Article post={blogPost} />;
}

function Article({ post }: { post: NonNullable<BlogPostQuery['blogPost']> }) {
  const { slug, title, content, tags, relatedPosts } = post;
  const { html, headings } = readArticle(content);
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }];
  useBlogView(slug);
  return (
    <div className="wrap pt-4 pb-16 md:pt-6">
      <BlogPostMeta post={post} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <article className="mt-3 grid gap-8 md:mt-5">
        <BlogPostHeader post={post} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <ArticleContents headings={headings} />
            <RichText html={html} className="rich-text-wide lg:text-lg" />
            <TagLinks tags={tags} />
          </div>
          <ShareLinks slug={slug} title={title} />
        </div>
      </article>
      {relatedPosts.length > 0 && (
        <Section title="Related posts">
          <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
            {relatedPosts.map((related) => (
              <RelatedPost key={related.slug} post={related} />
            ))}
          </ul>
        </Section>
      )}
      <LinkButton to="/blog">
        <ArrowLeft className="size-4.5" />
        Back to All Articles
      </LinkButton>
    </div>
  );
}
