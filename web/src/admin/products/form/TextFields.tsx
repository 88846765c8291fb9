import { limitsOf } from '../../../lib/form/inputRule.ts';
import { createProductInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import type { ProductFieldsProps } from './productFieldsProps.ts';
import { judge } from './productRules.ts';

/** What shoppers read of a product beside its figures. */
export function TextFields({ form, isNew }: ProductFieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="Words" text="Plain text. Left blank, the shop writes them from the figures above.">
      <TextField
        label="Name"
        optional={isNew}
        hint="By default brand, model, size and markings"
        error={errors.name?.message}
        {...limitsOf(rules.name)}
        {...register('name', { validate: judge.name })}
      />
      <TextField
        label="Address"
        optional={isNew}
        hint={`/product/${watch('slug').trim() || '…'}. The old address leads to a new one.`}
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
