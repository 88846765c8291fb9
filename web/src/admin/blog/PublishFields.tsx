import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { fromLondonInput } from '../form/londonTime.ts';
import type { EditedPostPartsFragment } from './BlogPostEditor.generated.ts';
import { FieldCard, type PostFieldsProps } from './PostFields.tsx';
import { postDate } from './PostState.tsx';
import { publishHint } from './publishHint.ts';

/** Publishes, schedules or unpublishes the article. */
export function PublishFields({
  form: { register, watch, formState },
  post,
}: PostFieldsProps & { post: EditedPostPartsFragment | null }) {
  const { errors } = formState;
  const isPublished = post?.state === 'PUBLISHED';
  return (
    <FieldCard title="Publishing">
      {post && (
        <p className="text-sm text-ink-2">
          {postDate(post)}
          {isPublished && (
            <>
              {' · '}
              <a href={`/blog/${post.slug}`} target="_blank" rel="noopener" className="underline">
                View in shop
              </a>
            </>
          )}
        </p>
      )}
      <ChoiceField legend="Visibility" error={errors.publication?.message}>
        <Choice
          label={isPublished ? 'Unpublish and make it a draft' : 'Keep as draft'}
          value="DRAFT"
          {...register('publication')}
        />
        {!isPublished && <Choice label="Publish when saved" value="NOW" {...register('publication')} />}
        <Choice
          label={isPublished ? 'Published since the time below' : 'Publish at a set time'}
          value="AT"
          {...register('publication')}
        />
      </ChoiceField>
      {watch('publication') === 'AT' && (
        <TextField
          type="datetime-local"
          label="Date and time (London)"
          hint={publishHint(watch('publishedAt'), isPublished)}
          error={errors.publishedAt?.message}
          {...register('publishedAt', {
            validate: (typed, { publication }) =>
              publication !== 'AT' || fromLondonInput(typed) !== null || 'Choose a date and time',
          })}
        />
      )}
    </FieldCard>
  );
}
