import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createFittingVanInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import type { AffectedFragment } from './Centres.generated.ts';
import { ClosingField } from './ClosingField.tsx';
import { OfferFields, offerPart } from './OfferFields.tsx';
import { NEW_OFFER, offerInput, offerValues, typedPosition, type OfferValues } from './offerValues.ts';
import { PositionFields } from './PositionFields.tsx';
import {
  useCreateFittingVanMutation,
  useUpdateFittingVanMutation,
  type EditedVanFragment,
} from './Vans.generated.ts';

interface VanValues extends OfferValues {
  name: string;
}

interface VanFormProps {
  /** Null for a new van. */
  van: EditedVanFragment | null;
  reload: () => Promise<unknown>;
  onSaved: (affected: readonly AffectedFragment[]) => void;
}

/** The form of a van. */
export function VanForm({ van, reload, onSaved }: VanFormProps) {
  const [create] = useCreateFittingVanMutation();
  const [update] = useUpdateFittingVanMutation();
  const [affected, setAffected] = useState<readonly AffectedFragment[]>([]);
  const control = useAdminForm<VanValues>({
    draft: `fitting-van:${van?.id ?? 'new'}`,
    saved: van ? { name: van.name, ...offerValues(van) } : { name: '', ...NEW_OFFER },
    revision: van?.revision ?? null,
    async save(values, revision) {
      const position = typedPosition(values) ?? { latitude: 0, longitude: 0 };
      const input = { name: values.name, position, ...offerInput(values) };
      const answer = van
        ? (
            await update({
              variables: { input: { ...input, id: van.id, revision: revision ?? van.revision } },
            })
          ).data?.updateFittingVan
        : (await create({ variables: { input } })).data?.createFittingVan;
      if (answer?.__typename === 'FittingVanSaved') setAffected(answer.affectedBookings);
      return answer;
    },
    done: van ? 'Van saved' : 'Van added',
    onSaved: () => onSaved(affected),
    reload,
  });
  return (
    <AdminForm
      scope="WRITE_FITTING"
      control={control}
      label="Van"
      saveLabel={van ? 'Save' : 'Add van'}
      alwaysShowBar={!van}
    >
      <VanFields form={control.form} />
    </AdminForm>
  );
}

function VanFields({ form }: { form: UseFormReturn<VanValues> }) {
  const field = fieldsOf(form, rules);
  const [postcode, setPostcode] = useState('');
  return (
    <>
      <FormSection title="Van" text="Its name is for you only.">
        <TextField label="Name" {...field('name')} />
      </FormSection>
      <FormSection title="Base" text="Where it starts and ends its day.">
        <TextField
          label="Postcode"
          optional
          hint="Only to find the position."
          value={postcode}
          onChange={({ target }) => setPostcode(target.value)}
          className="max-w-60"
        />
        <PositionFields form={offerPart(form)} postcode={postcode} hint="Drives are estimated from here." />
      </FormSection>
      <OfferFields form={offerPart(form)} />
      <ClosingField form={offerPart(form)} what="van" />
    </>
  );
}
