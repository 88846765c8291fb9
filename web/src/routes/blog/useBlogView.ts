import { useEffect } from 'react';
import { useRecordBlogViewMutation } from './RecordBlogView.generated.ts';

/** Has the shop count that the article is being read. Whether it does is no business of the reader. */
export function useBlogView(slug: string): void {
  const [record] = useRecordBlogViewMutation();
  useEffect(() => {
    record({ variables: { slug } }).catch(() => undefined);
  }, [record, slug]);
}
