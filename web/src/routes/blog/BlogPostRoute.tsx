import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { BlogFailed } from './BlogFailed.tsx';
import { BlogPostLoading } from './post/BlogPostLoading.tsx';
import { BlogPostPage } from './post/BlogPostPage.tsx';

/** /blog/{slug} */
export function BlogPostRoute() {
  const { slug = '' } = useParams();
  return (
    <PageErrorBoundary fallback={(error) => <BlogFailed title="Failed to load blog post" error={error} />}>
      <Suspense fallback={<BlogPostLoading />}>
        <BlogPostPage slug={slug} />
      </Suspense>
    </PageErrorBoundary>
  );
}
