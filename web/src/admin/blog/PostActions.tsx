import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { BLOG } from './blogPaths.ts';
import { useRemoveBlogPostMutation, useRestoreBlogPostMutation } from './BlogPostEditor.generated.ts';

/** What a move changes besides the article: the lists. */
const LISTS = ['AdminBlogList', 'EditedBlogPost'];

/** Takes an article off the shop; that can be undone at once. */
export function RemovePostButton({ id, title }: { id: number; title: string }) {
  const navigate = useNavigate();
  const [remove, { loading }] = useRemoveBlogPostMutation({ variables: { id } });
  const [restore] = useRestoreBlogPostMutation({ variables: { id }, refetchQueries: LISTS });

  async function undo() {
    const { data } = (await restore().catch(() => undefined)) ?? {};
    if (data?.restoreBlogPost?.__typename !== 'BlogPostSaved') return toastFailure();
    toast(`“${title}” is back.`);
  }

  async function takeOff() {
    const { data } = (await remove().catch(() => undefined)) ?? {};
    const answer = data?.removeBlogPost;
    if (!answer) return toastFailure();
    if (answer.__typename !== 'BlogPostSaved') return toast(answer.message);
    toast(`“${title}” is removed.`, { seconds: 10, action: { label: 'Undo', onPress: () => void undo() } });
    void navigate(BLOG);
  }

  return (
    <Button busy={loading} onClick={() => void takeOff()}>
      Remove
    </Button>
  );
}

/** Brings a removed article back as it was. */
export function RestorePostButton({ id }: { id: number }) {
  const [restore, { loading }] = useRestoreBlogPostMutation({ variables: { id }, refetchQueries: LISTS });
  async function bringBack() {
    const { data } = (await restore().catch(() => undefined)) ?? {};
    if (data?.restoreBlogPost?.__typename !== 'BlogPostSaved') toastFailure();
  }
  return (
    <Button variant="primary" busy={loading} onClick={() => void bringBack()}>
      Bring it back
    </Button>
  );
}
