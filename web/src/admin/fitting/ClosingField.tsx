import { TextField } from '../../ui/form/TextField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import type { OfferForm } from './OfferFields.tsx';

interface ClosingFieldProps {
  form: OfferForm;
  what: 'centre' | 'van';
}

/** The day from which a centre or van takes no more jobs. */
export function ClosingField({ form, what }: ClosingFieldProps) {
  const { register, formState } = form;
  return (
    <FormSection title="Closing for good" text="Clear the day to reopen it.">
      <TextField
        label="Closed from"
        type="date"
        optional
        hint={`From this day the ${what} takes no more jobs.`}
        error={formState.errors.closedFrom?.message}
        className="max-w-60"
        {...register('closedFrom')}
      />
    </FormSection>
  );
}
