import { pageMenus } from '@treadline/schema/input/page-menu';
import { keysOf } from '@treadline/schema/trade/values/words';
import { Controller, type Control, type UseFormReturn } from 'react-hook-form';
import type { PageMenu } from '../../apollo/schema.generated.ts';
import { fieldsOf, keeps } from '../../lib/form/inputRule.ts';
import { createPageInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
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
  menu: PageMenu;
  menuOrder: number;
}

interface PageFieldsProps {
  form: UseFormReturn<PageValues>;
  placeholders: readonly Placeholder[];
  /** Whether the web address can still be chosen. */
  isNew?: boolean;
  /** Whether it's the owner's own, so that the owner decides where it's linked. */
  isOwn: boolean;
}

export function PageFields({ form, placeholders, isNew = false, isOwn }: PageFieldsProps) {
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
      {isOwn && <MenuFields form={form} />}
      <TextOfPage control={control} placeholders={placeholders} />
    </div>
  );
}

const MENUS = keysOf(pageMenus).map((menu) => ({ value: menu, label: pageMenus[menu].label }));

/** Where the shop links to the page. */
function MenuFields({ form }: { form: UseFormReturn<PageValues> }) {
  const field = fieldsOf(form, rules);
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <SelectField
        label="Linked from"
        options={MENUS}
        hint="On phones, the menu below the search is part of “Menu”."
        {...form.register('menu')}
      />
      {form.watch('menu') !== 'NONE' && (
        <TextField
          label="Position"
          inputMode="numeric"
          hint="Pages linked from the same place are in this order, smallest first."
          {...field('menuOrder')}
        />
      )}
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
