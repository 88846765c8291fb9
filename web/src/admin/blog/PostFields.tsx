import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { fieldsOf, keeps } from '../../lib/form/inputRule.ts';
import { blogPostInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PictureField } from '../form/pictures/PictureField.tsx';
import { RichTextField } from '../richText/RichTextField.tsx';
import type { BlogLabelsQuery } from './BlogLabels.generated.ts';
import type { PostValues } from './postValues.ts';
import { SearchPreview } from './SearchPreview.tsx';

export interface PostFieldsProps {
  form: UseFormReturn<PostValues>;
}

/** A card of fields in the article form. */
export function FieldCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section
      aria-label={title ?? 'Text'}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-card p-4 md:p-5"
    >
      {title && <h2 className="text-lg">{title}</h2>}
      {children}
    </section>
  );
}

export function TextFields({ form }: PostFieldsProps) {
  const { watch, control } = form;
  const field = fieldsOf(form, rules);
  return (
    <FieldCard>
      <TextField label="Title" {...field('title')} />
      <TextAreaField
        label="Summary"
        hint="A sentence or two for lists and search engines."
        rows={3}
        length={watch('excerpt').length}
        {...field('excerpt')}
      />
      <Controller
        control={control}
        name="content"
        rules={{ validate: keeps(rules.content) }}
        render={({ field, fieldState }) => (
          <RichTextField
            label="Text"
            hint="Press Alt+F10 for the toolbar."
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
    </FieldCard>
  );
}

interface LabelFieldsProps extends PostFieldsProps {
  labels: NonNullable<BlogLabelsQuery['blogLabels']>;
}

export function LabelFields({ form, labels }: LabelFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  const field = fieldsOf(form, rules);
  return (
    <FieldCard title="Topic and tags">
      <SelectField
        label="Topic"
        options={labels.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errors.categoryId?.message}
        {...register('categoryId')}
      />
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-[650]">Tags</legend>
        <div className="flex flex-wrap gap-x-5">
          {labels.tags.map(({ id, name }) => (
            <Checkbox key={id} label={name} value={String(id)} {...register('tagIds')} />
          ))}
        </div>
        {errors.tagIds?.message && (
          <p role="alert" className="text-sm font-[600] text-bad">
            {errors.tagIds.message}
          </p>
        )}
      </fieldset>
      <TextField label="Author" list="blog-authors" autoComplete="off" {...field('authorName')} />
      <datalist id="blog-authors">
        {labels.authors.map((author) => (
          <option key={author} value={author} aria-label={author} />
        ))}
      </datalist>
      <Checkbox label="Feature this article" {...register('featured')} />
    </FieldCard>
  );
}

export function CoverFields({ form }: PostFieldsProps) {
  const field = fieldsOf(form, rules);
  return (
    <FieldCard title="Cover picture">
      <Controller
        control={form.control}
        name="cover"
        render={({ field, fieldState }) => (
          <PictureField
            label="Picture"
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label="Alt text"
        optional
        hint="Describes the picture for people who can’t see it."
        {...field('coverAlt')}
      />
    </FieldCard>
  );
}

/** The article's web address, and its title and description for search engines. */
export function SearchFields({ form }: PostFieldsProps) {
  const { watch } = form;
  const field = fieldsOf(form, rules);
  return (
    <FieldCard title="Search engines">
      <SearchPreview {...watch()} />
      <TextField
        label="Web address"
        hint="The part after /blog/. Made from the title if empty. Old addresses redirect here."
        autoComplete="off"
        {...field('slug')}
      />
      <TextField label="Title for search engines" optional {...field('seoTitle')} />
      <TextAreaField
        label="Description for search engines"
        optional
        rows={3}
        length={watch('seoDescription').length}
        {...field('seoDescription')}
      />
    </FieldCard>
  );
}
