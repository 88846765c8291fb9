import { FormProvider } from 'react-hook-form';
import { limitsOf } from '../../../lib/form/inputRule.ts';
import { savedAddressInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSavedAddressForm, type KnownAddress } from './useSavedAddressForm.ts';

interface SavedAddressFormProps {
  /** The address to edit; null for a new one. */
  known: KnownAddress | null;
  onDone: () => void;
}

/** The form for an address and its label. */
export function SavedAddressForm({ known, onDone }: SavedAddressFormProps) {
  const { form, failure, onSubmit } = useSavedAddressForm(known, onDone);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <PostForm onSubmit={onSubmit} className="grid gap-5">
        {failure && <Notice tone="bad" title={failure} />}
        <TextField
          label="Name of this address"
          optional
          hint="For example Home or Work"
          {...limitsOf(savedAddressInputRules.label)}
          autoComplete="off"
          error={errors.label?.message}
          {...form.register('label')}
        />
        <AddressFields name="address" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Save address
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </PostForm>
    </FormProvider>
  );
}
