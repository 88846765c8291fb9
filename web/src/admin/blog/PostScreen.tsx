import { useParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { useBlogLabelsQuery } from './BlogLabels.generated.ts';
import { BACK_TO_BLOG, BLOG } from './blogPaths.ts';
import { useEditedBlogPostQuery } from './BlogPostEditor.generated.ts';
import { RestorePostButton } from './PostActions.tsx';
import { PostForm } from './PostForm.tsx';

/** /admin/blog/{id}: the editor of an article. */
export function PostScreen() {
  const id = Number(useParams()['id']);
  const labels = useBlogLabelsQuery().data?.blogLabels;
  const { data, error, refetch } = useEditedBlogPostQuery({
    variables: { id },
    skip: !Number.isSafeInteger(id),
    fetchPolicy: 'cache-and-network',
  });
  const post = data?.editedBlogPost;
  if (post && labels && post.state !== 'REMOVED')
    return <PostForm key={id} post={post} labels={labels} reload={refetch} />;
  if (error && !post)
    return (
      <AdminPage title="Article" back={BACK_TO_BLOG}>
        <Notice tone="bad" title="We couldn’t load the article.">
          <Button className="mt-2 justify-self-start" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      </AdminPage>
    );
  if (post?.state === 'REMOVED')
    return (
      <AdminPage title={post.title} back={BACK_TO_BLOG}>
        <EmptyState title="This article was removed" action={<RestorePostButton id={id} />}>
          It comes back as it was.
        </EmptyState>
      </AdminPage>
    );
  if (data?.editedBlogPost === null || !Number.isSafeInteger(id))
    return (
      <AdminPage title="Article" back={BACK_TO_BLOG}>
        <EmptyState
          title="There is no such article"
          action={<LinkButton to={BLOG}>All articles</LinkButton>}
        />
      </AdminPage>
    );
  return <ScreenLoading />;
}
