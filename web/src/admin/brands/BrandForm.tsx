import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { useState } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import type { BrandTier } from '../../apollo/schema.generated.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { fieldsOf, keeps } from '../../lib/form/inputRule.ts';
import { createBrandInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { optionsOf } from '../../ui/form/selectOption.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import {
  useUpdateBrandMutation,
  useCreateBrandMutation,
  useDeleteBrandMutation,
  type BrandRowFragment,
} from './BrandList.generated.ts';

interface BrandFormProps {
  /** The brand to edit; null for a new one. */
  row: BrandRowFragment | null;
  /** Loads a colleague's changes. */
  reload: () => Promise<unknown>;
  onDone: () => void;
}

interface Values {
  name: string;
  tier: BrandTier;
  country: string;
  foundedYear: string;
  description: string;
}

const BLANK: Values = { name: '', tier: 'MID_RANGE', country: '', foundedYear: '', description: '' };
const TIERS = optionsOf(brandTierLabels);

function valuesOf(row: BrandRowFragment | null): Values {
  if (!row) return BLANK;
  const { name, tier, country, foundedYear, description } = row.brand;
  return { name, tier, country, foundedYear: foundedYear > 0 ? String(foundedYear) : '', description };
}

export function BrandForm({ row, reload, onDone }: BrandFormProps) {
  const [create] = useCreateBrandMutation();
  const [change] = useUpdateBrandMutation();
  const control = useAdminForm<Values>({
    draft: `brand:${row?.id ?? 'new'}`,
    saved: valuesOf(row),
    revision: row?.revision ?? null,
    async save({ foundedYear, ...values }, revision) {
      const fields = { ...values, foundedYear: foundedYear.trim() === '' ? null : Number(foundedYear) };
      if (!row) return (await create({ variables: { input: fields } })).data?.createBrand;
      const input = { ...fields, id: row.id, revision: revision ?? row.revision };
      return (await change({ variables: { input } })).data?.updateBrand;
    },
    done: row ? 'Brand saved' : 'Brand added',
    onSaved: onDone,
    reload,
  });
  const { register, formState, watch } = control.form;
  const field = fieldsOf(control.form, rules);
  const { errors } = formState;
  return (
    <div className="grid gap-6" data-brand-form>
      <AdminForm
        scope="WRITE_CATALOGUE"
        control={control}
        label="Brand"
        saveLabel={row ? 'Save' : 'Add brand'}
        alwaysShowBar={!row}
      >
        <TextField
          label="Name"
          hint={
            row
              ? 'Renaming a brand updates its tyres’ names and pictures. Addresses stay the same.'
              : undefined
          }
          {...field('name')}
        />
        <SelectField label="Class" options={TIERS} {...register('tier')} />
        <TextField label="Country" optional hint="Where the brand was founded." {...field('country')} />
        <TextField
          label="Founded"
          optional
          inputMode="numeric"
          error={errors.foundedYear?.message}
          {...register('foundedYear', {
            validate: (year) => year.trim() === '' || keeps(rules.foundedYear)(Number(year) || 0),
          })}
        />
        <TextAreaField
          label="Description"
          optional
          rows={4}
          length={watch('description').length}
          {...field('description')}
        />
      </AdminForm>
      {row && <BrandLinks row={row} onRemoved={onDone} />}
    </div>
  );
}

/** A link to the brand's models, and a button to remove the brand. */
function BrandLinks({ row, onRemoved }: { row: BrandRowFragment; onRemoved: () => void }) {
  const mayChange = useCan()('WRITE_CATALOGUE');
  const [remove, { loading }] = useDeleteBrandMutation();
  const [create] = useCreateBrandMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { name, slug, tier, country, foundedYear, description } = row.brand;

  /** Undoes a removal. A brand without models has no other data than these fields. */
  async function addAgain() {
    const input = { name, tier, country, foundedYear: foundedYear || null, description };
    await create({ variables: { input } }).catch(toastFailure);
    onRemoved();
  }

  async function onRemove() {
    setRefusal(null);
    const answer = await remove({ variables: { id: row.id, revision: row.revision } }).catch(failed);
    const removed = answer.data?.deleteBrand;
    if (removed?.__typename === 'BrandDeleted') {
      toast(`${name} removed`, {
        seconds: 8,
        action: { label: 'Undo', onPress: () => void addAgain() },
      });
      onRemoved();
    } else setRefusal(removed?.message ?? failureText(answer.error));
  }

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {row.modelCount > 0 && (
        <LinkButton to={`/admin/models?brand=${encodeURIComponent(slug)}`}>
          {row.modelCount === 1 ? 'Its model' : `Its ${row.modelCount} models`}
        </LinkButton>
      )}
      {refusal && <Notice tone="bad" title={refusal} />}
      {mayChange && (
        <Button
          variant="plain"
          busy={loading}
          onClick={() => void onRemove()}
          disabledReason={
            row.modelCount > 0 ? 'A brand can only be deleted once it has no models.' : undefined
          }
        >
          Remove brand
        </Button>
      )}
    </div>
  );
}
