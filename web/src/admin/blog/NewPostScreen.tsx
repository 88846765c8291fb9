import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { useBlogLabelsQuery } from './BlogLabels.generated.ts';
import { BACK_TO_BLOG } from './blogPaths.ts';
import { PostForm } from './PostForm.tsx';

/** /admin/blog/new: another article. */
export function NewPostScreen() {
  const { data, error } = useBlogLabelsQuery();
  if (data?.blogLabels) return <PostForm post={null} labels={data.blogLabels} />;
  if (!error) return <ScreenLoading />;
  return (
    <AdminPage title="New article" back={BACK_TO_BLOG}>
      <Notice tone="bad" title="We couldn’t load the topics. Reload the page to try again." />
    </AdminPage>
  );
}
