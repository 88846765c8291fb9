import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { fieldsOf, keeps } from '../../lib/form/inputRule.ts';
import { blogPostInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PictureField } from '../form/PictureField.tsx';
import { RichTextField } from '../richText/RichTextField.tsx';
import type { BlogLabelsQuery } from './BlogLabels.generated.ts';
import type { PostValues } from './postValues.ts';
import { SearchPreview } from './SearchPreview.tsx';

export interface PostFieldsProps {
  form: UseFormReturn<PostValues>;
}

/** A group of fields in a card. */
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

/** Title, summary and text. */
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
            hint="Alt+F10 leads to the tools."
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

/** Topic, tags and author. */
export function LabelFields({ form, labels }: LabelFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  const field = fieldsOf(form, rules);
  return (
    <FieldCard title="Where it stands">
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
      <Checkbox label="Feature it above others" {...register('featured')} />
    </FieldCard>
  );
}

/** The picture above the article. */
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
        label="What it shows"
        optional
        hint="Read out to people who do not see it."
        {...field('coverAlt')}
      />
    </FieldCard>
  );
}

/** What search engines are told. */
export function SearchFields({ form }: PostFieldsProps) {
  const { watch } = form;
  const field = fieldsOf(form, rules);
  return (
    <FieldCard title="Search engines">
      <SearchPreview {...watch()} />
      <TextField
        label="Address"
        hint="What follows /blog/. Left empty, it is made from the title; a former address goes on leading here."
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
