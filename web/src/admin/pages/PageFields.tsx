import { Controller, type Control, type UseFormReturn } from 'react-hook-form';
import { fieldsOf, keeps } from '../../lib/form/inputRule.ts';
import { createPageInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Placeholder } from '../richText/placeholderNode.ts';
import { RichTextField } from '../richText/RichTextField.tsx';

const HINT =
  'Days, prices and the like come from the settings and follow them by themselves: use “Insert a value”. ' +
  'Alt+F10 leads to the tools.';

/** What is typed of a page. */
export interface PageValues {
  slug: string;
  title: string;
  content: string;
}

interface PageFieldsProps {
  form: UseFormReturn<PageValues>;
  placeholders: readonly Placeholder[];
  /** Whether the address can still be chosen. */
  isNew?: boolean;
}

/** The title and the text of a page. */
export function PageFields({ form, placeholders, isNew = false }: PageFieldsProps) {
  const { control } = form;
  const field = fieldsOf(form, rules);
  return (
    <div className="grid min-w-0 gap-4 rounded-lg border border-line bg-card p-4 md:p-5">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField label="Title" {...field('title')} />
        {isNew && (
          <TextField
            label="Address"
            hint="What follows /pages/ – for example tyre-recycling. It stays for good."
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
