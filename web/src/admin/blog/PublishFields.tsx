import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { fromLondonInput } from '../form/londonTime.ts';
import type { EditedPostPartsFragment } from './BlogPostEditor.generated.ts';
import { FieldCard, type PostFieldsProps } from './PostFields.tsx';
import { postDate } from './PostState.tsx';

/** When the article is to be read. */
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
                Read it in the shop
              </a>
            </>
          )}
        </p>
      )}
      <ChoiceField legend="When can everybody read it?" error={errors.publication?.message}>
        <Choice
          label={isPublished ? 'Not any more: make it a draft' : 'Not yet: it is a draft'}
          value="DRAFT"
          {...register('publication')}
        />
        {!isPublished && <Choice label="As soon as it is saved" value="NOW" {...register('publication')} />}
        <Choice
          label={isPublished ? 'Since the time below' : 'At a time'}
          value="AT"
          {...register('publication')}
        />
      </ChoiceField>
      {watch('publication') === 'AT' && (
        <TextField
          type="datetime-local"
          label="Day and time in London"
          hint="An article with a time to come appears by itself."
          error={errors.publishedAt?.message}
          {...register('publishedAt', {
            validate: (typed, { publication }) =>
              publication !== 'AT' || fromLondonInput(typed) !== null || 'Choose a day and a time',
          })}
        />
      )}
    </FieldCard>
  );
}
