import { useParams } from 'react-router-dom';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { useBlogLabelsQuery } from './BlogLabels.generated.ts';
import { BACK_TO_BLOG } from './blogPaths.ts';
import { useAdminBlogPostQuery } from './BlogPostEditor.generated.ts';
import { RestorePostButton } from './PostActions.tsx';
import { PostForm } from './PostForm.tsx';

/** /admin/blog/{id}: edits an article. */
export function PostScreen() {
  const id = Number(useParams()['id']) || 0;
  const labels = useBlogLabelsQuery();
  const query = useAdminBlogPostQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const post = query.data?.adminBlogPost;
  if (post?.state === 'DELETED')
    return (
      <AdminPage title={post.title} back={BACK_TO_BLOG}>
        <EmptyState title="This article was removed" action={<RestorePostButton id={id} />}>
          You can restore it as it was.
        </EmptyState>
      </AdminPage>
    );
  if (post && labels.data?.blogLabels)
    return <PostForm key={id} post={post} labels={labels.data.blogLabels} reload={query.refetch} />;
  return (
    <NotShown query={post ? labels : query} thing="article" back={BACK_TO_BLOG}>
      The link may be incomplete.
    </NotShown>
  );
}
