import { failureText } from '../../apollo/failureText.ts';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { useBlogLabelsQuery } from './BlogLabels.generated.ts';
import { BACK_TO_BLOG } from './blogPaths.ts';
import { PostForm } from './PostForm.tsx';

/** /admin/blog/new: writes a new article. */
export function NewPostScreen() {
  const { data, error, refetch } = useBlogLabelsQuery();
  if (data?.blogLabels) return <PostForm post={null} labels={data.blogLabels} />;
  if (!error) return <ScreenLoading />;
  return (
    <AdminPage title="New article" back={BACK_TO_BLOG}>
      <LoadFailed what="the topics" why={failureText(error)} onRetry={refetch} />
    </AdminPage>
  );
}
