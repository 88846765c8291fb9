import { Controller, type Control, type UseFormReturn } from 'react-hook-form';
import { fieldsOf, keeps } from '../../lib/form/inputRule.ts';
import { createPageInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Placeholder } from '../richText/placeholderNode.ts';
import { RichTextField } from '../richText/RichTextField.tsx';

const HINT =
  'Use “Insert value” for days, prices and other settings, so that they update automatically. ' +
  'Press Alt+F10 for the toolbar.';

/** A page form's values. */
export interface PageValues {
  slug: string;
  title: string;
  content: string;
}

interface PageFieldsProps {
  form: UseFormReturn<PageValues>;
  placeholders: readonly Placeholder[];
  /** Whether the web address can still be chosen. */
  isNew?: boolean;
}

export function PageFields({ form, placeholders, isNew = false }: PageFieldsProps) {
  const { control } = form;
  const field = fieldsOf(form, rules);
  return (
    <div className="grid min-w-0 gap-4 rounded-lg border border-line bg-card p-4 md:p-5">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField label="Title" {...field('title')} />
        {isNew && (
          <TextField
            label="Web address"
            hint="The part after /pages/, for example tyre-recycling. It can’t be changed later."
            autoComplete="off"
            {...field('slug')}
          />
        )}
      </div>
      <TextOfPage control={control} placeholders={placeholders} />
    </div>
  );
}

function TextOfPage({
  control,
  placeholders,
}: {
  control: Control<PageValues>;
  placeholders: readonly Placeholder[];
}) {
  return (
    <Controller
      control={control}
      name="content"
      rules={{ validate: keeps(rules.content) }}
      render={({ field, fieldState }) => (
        <RichTextField
          label="Text"
          hint={HINT}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
          placeholders={placeholders}
        />
      )}
    />
  );
}
