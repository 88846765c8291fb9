import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/base/Button.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { TextComparison } from '../richText/TextComparison.tsx';
import { withTitle } from '../richText/withTitle.ts';
import type { BlogLabelsQuery } from './BlogLabels.generated.ts';
import { BACK_TO_BLOG, postEditPath } from './blogPaths.ts';
import {
  useUpdateBlogPostMutation,
  useCreateBlogPostMutation,
  type EditedPostPartsFragment,
} from './BlogPostEditor.generated.ts';
import { DraftLinks } from './DraftLinks.tsx';
import { RemovePostButton } from './PostActions.tsx';
import { CoverFields, LabelFields, SearchFields, TextFields } from './PostFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PostState } from './PostState.tsx';
import { emptyPost, inputOf, valuesOf, type PostValues } from './postValues.ts';
import { PublishFields } from './PublishFields.tsx';

interface PostFormProps {
  /** Null for a new article. */
  post: EditedPostPartsFragment | null;
  labels: NonNullable<BlogLabelsQuery['blogLabels']>;
  reload?: () => Promise<unknown>;
}

/** The form of an article. */
export function PostForm({ post, labels, reload }: PostFormProps) {
  const navigate = useNavigate();
  const save = useSave(post);
  const [isPreviewed, setPreviewed] = useState(false);
  const control = useAdminForm<PostValues>({
    draft: `post:${post?.id ?? 'new'}`,
    saved: post ? valuesOf(post, labels.tags) : emptyPost(labels.categories, labels.authors),
    revision: post?.revision ?? null,
    save,
    done: 'Article saved.',
    onSaved(answer) {
      if (!post && 'post' in answer)
        void navigate(postEditPath((answer.post as { id: number }).id), { replace: true });
    },
    reload,
  });
  const { form, stale } = control;
  const showTheirs = useEffectEvent(() => void reload?.().catch(() => undefined));
  useEffect(() => {
    if (stale !== null) showTheirs();
  }, [stale]);

  return (
    <AdminPage
      title={post?.title ?? 'New article'}
      mark={post && <PostState state={post.state} />}
      back={BACK_TO_BLOG}
      actions={
        <>
          <Button onClick={() => setPreviewed(true)}>
            <Eye className="size-4" />
            Preview
          </Button>
          {post && <RemovePostButton id={post.id} title={post.title} />}
        </>
      }
    >
      <AdminForm
        scope="WRITE_CONTENT"
        control={control}
        label="Article"
        saveLabel="Save article"
        alwaysShowBar={!post}
        theirs={
          post !== null &&
          stale === post.revision && (
            <TextComparison
              before={{
                label: 'Theirs',
                html: withTitle(post.title, `<p>${post.excerpt}</p>${post.content}`),
              }}
              after={{
                label: 'Yours',
                html: withTitle(
                  form.getValues('title'),
                  `<p>${form.getValues('excerpt')}</p>${form.getValues('content')}`,
                ),
              }}
            />
          )
        }
      >
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <TextFields form={form} />
          <div className="grid gap-4">
            <PublishFields form={form} post={post} />
            <LabelFields form={form} labels={labels} />
            <CoverFields form={form} />
            <SearchFields form={form} />
          </div>
        </div>
      </AdminForm>
      {post && (
        <FormSection
          title="Draft links"
          text="Share the article before it’s published. Anyone with the link can read it."
        >
          <DraftLinks postId={post.id} />
        </FormSection>
      )}
      {isPreviewed && <PostPreview values={form.getValues()} onClose={() => setPreviewed(false)} />}
    </AdminPage>
  );
}

/** Creates or updates the article, depending on whether it exists. */
function useSave(post: EditedPostPartsFragment | null) {
  const [create] = useCreateBlogPostMutation({ refetchQueries: ['AdminBlogList'] });
  const [change] = useUpdateBlogPostMutation();
  return async (values: PostValues, revision: number | null) => {
    const input = inputOf(values, post?.publishedAt);
    if (!post) return (await create({ variables: { input } })).data?.createBlogPost;
    const { data } = await change({ variables: { id: post.id, revision: revision ?? post.revision, input } });
    const answer = data?.updateBlogPost;
    return answer?.__typename === 'BlogPostSaved' ? { ...answer, revision: answer.post.revision } : answer;
  };
}
