import { useEffect } from 'react';
import { useRecordBlogViewMutation } from './RecordBlogView.generated.ts';

/** Counts a view of the article. Failures are ignored: they do not concern the reader. */
export function useBlogView(slug: string): void {
  const [record] = useRecordBlogViewMutation();
  useEffect(() => {
    record({ variables: { slug } }).catch(() => undefined);
  }, [record, slug]);
}
