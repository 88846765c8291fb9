import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { BlogFailed } from './BlogFailed.tsx';
import { BlogList } from './list/BlogList.tsx';
import { BlogLoading } from './list/BlogLoading.tsx';
import { readBlogState } from './topics/readBlogState.ts';

/** /blog. The URL holds its state. */
export function BlogRoute() {
  const [params] = useSearchParams();
  return (
    <PageErrorBoundary
      resetOn={params.toString()}
      fallback={(error) => <BlogFailed title="Failed to load blog posts" error={error} />}
    >
      <Suspense fallback={<BlogLoading />}>
        <BlogList state={readBlogState(params)} />
      </Suspense>
    </PageErrorBoundary>
  );
}
