import { useSearchParams } from 'react-router-dom';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { readArticle } from '../../lib/text/articleHtml.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { RichText } from '../../ui/base/RichText.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import { ArticleContents } from '../parts/ArticleContents.tsx';
import { useBlogDraftQuery, type BlogDraftQuery } from './BlogDraft.generated.ts';
import { BlogFailed } from './BlogFailed.tsx';
import { BlogPostHeader } from './head/BlogPostHeader.tsx';
import { BlogPostLoading } from './post/BlogPostLoading.tsx';
import { TagLinks } from './topics/TagLinks.tsx';

/** /blog/draft?token=: an unpublished article, for colleagues with the link. */
export function BlogDraftRoute() {
  usePageResponse({ cache: 'private' });
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <>
      <PageHead title="Draft of an article" robots="noindex,nofollow" />
      <BrowserOnly fallback={<BlogPostLoading />}>
        <BlogDraft token={token} />
      </BrowserOnly>
    </>
  );
}

function BlogDraft({ token }: { token: string }) {
  const { data, error } = useBlogDraftQuery({
    variables: { token },
    skip: token === '',
    fetchPolicy: 'network-only',
  });
  if (error) return <BlogFailed title="Failed to load the draft" error={error} />;
  if (data?.blogDraft) return <Draft post={data.blogDraft} />;
  if (!data && token !== '') return <BlogPostLoading />;
  return (
    <MessagePage title="This link shows nothing any more">
      <p>It may have expired or been withdrawn. Please ask the sender for another one.</p>
      <div>
        <LinkButton to="/blog" variant="primary">
          Read the blog
        </LinkButton>
      </div>
    </MessagePage>
  );
}

function Draft({ post }: { post: NonNullable<BlogDraftQuery['blogDraft']> }) {
  const { html, headings } = readArticle(post.content);
  return (
    <div className="wrap grid gap-6 pt-4 pb-16 md:pt-6">
      <Notice title="This is a draft. It may change before everybody can read it." />
      <article className="grid gap-8">
        <BlogPostHeader post={post} />
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
          <ArticleContents headings={headings} />
          <RichText html={html} className="rich-text-wide lg:text-lg" />
          <TagLinks tags={post.tags} />
        </div>
      </article>
    </div>
  );
}
