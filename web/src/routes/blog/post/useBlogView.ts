import { useEffect } from 'react';
import { useRecordBlogViewMutation } from './RecordBlogView.generated.ts';

/** Counts a view of the article. Ignores failures, which don't concern the reader. */
export function useBlogView(slug: string): void {
  const [record] = useRecordBlogViewMutation();
  useEffect(() => {
    record({ variables: { slug } }).catch(() => undefined);
  }, [record, slug]);
}
