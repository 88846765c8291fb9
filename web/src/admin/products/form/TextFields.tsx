import { limitsOf } from '../../../lib/form/inputRule.ts';
import { createProductInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import type { ProductFieldsProps } from './productFieldsProps.ts';
import { judge } from './productRules.ts';

/** A product's name, web address and description. */
export function TextFields({ form, isNew }: ProductFieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Name and description"
      text="Plain text. Blank fields are written from the details above."
    >
      <TextField
        label="Name"
        optional={isNew}
        hint="Default: brand, model, size and markings"
        error={errors.name?.message}
        {...limitsOf(rules.name)}
        {...register('name', { validate: judge.name })}
      />
      <TextField
        label="Web address"
        optional={isNew}
        hint={`/product/${watch('slug').trim() || '…'}. The old address redirects here.`}
        autoComplete="off"
        error={errors.slug?.message}
        {...limitsOf(rules.slug)}
        {...register('slug', { validate: judge.slug })}
      />
      <TextAreaField
        label="Description"
        optional
        maxLength={rules.description.maxLength}
        length={watch('description').length}
        error={errors.description?.message}
        {...register('description', {
          maxLength: { value: rules.description.maxLength, message: 'This is too long' },
        })}
      />
    </FormSection>
  );
}
