import { useNavigate } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { BLOG } from './blogPaths.ts';
import { useDeleteBlogPostMutation, useRestoreBlogPostMutation } from './BlogPostEditor.generated.ts';

/** The queries to refetch after removing or restoring an article. */
const LISTS = ['AdminBlogList', 'AdminBlogPost'];

/** Removes an article from the shop, with a toast to undo. */
export function RemovePostButton({ id, title }: { id: number; title: string }) {
  const navigate = useNavigate();
  const [remove, { loading }] = useDeleteBlogPostMutation({ variables: { id } });
  const [restore] = useRestoreBlogPostMutation({ variables: { id }, refetchQueries: LISTS });

  async function undo() {
    const { data, error } = await restore().catch(failed);
    if (data?.restoreBlogPost?.__typename !== 'BlogPostSaved') return toastFailure(error);
    toast(`“${title}” restored.`);
  }

  async function takeOff() {
    const { data, error } = await remove().catch(failed);
    const answer = data?.deleteBlogPost;
    if (!answer) return toastFailure(error);
    if (answer.__typename !== 'BlogPostSaved') return toast(answer.message);
    toast(`“${title}” removed.`, { seconds: 10, action: { label: 'Undo', onPress: () => void undo() } });
    void navigate(BLOG);
  }

  return (
    <Button busy={loading} onClick={() => void takeOff()}>
      Remove
    </Button>
  );
}

export function RestorePostButton({ id }: { id: number }) {
  const [restore, { loading }] = useRestoreBlogPostMutation({ variables: { id }, refetchQueries: LISTS });
  async function bringBack() {
    const { data, error } = await restore().catch(failed);
    if (data?.restoreBlogPost?.__typename !== 'BlogPostSaved') toastFailure(error);
  }
  return (
    <Button variant="primary" busy={loading} onClick={() => void bringBack()}>
      Restore
    </Button>
  );
}
