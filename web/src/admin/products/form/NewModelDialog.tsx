import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import type { BrandTier, Season, TyreCategory } from '../../../apollo/schema.generated.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import {
  createBrandInputRules as brandRules,
  createModelInputRules as rules,
} from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { optionsOf } from '../../../ui/form/selectOption.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { brandAndName } from './brandAndName.ts';
import {
  useCreateBrandOfModelMutation,
  useCreateModelOfProductMutation,
  useNewModelBrandsQuery,
} from './NewModel.generated.ts';

type Brands = readonly { slug: string; name: string }[];

interface NewModelValues {
  /** The slug of its brand; empty for a new brand. */
  brand: string;
  brandName: string;
  tier: BrandTier;
  name: string;
  category: TyreCategory;
  season: Season;
}

interface NewModelDialogProps {
  /** The brand and name as typed for the product. */
  typed: string;
  open: boolean;
  onClose: () => void;
  /** Called with the new model's brand and name. */
  onCreated: (fullName: string) => void;
}

const NEW_BRAND = { value: '', label: 'A new brand' };

/** Creates the model of a product without leaving its form. */
export function NewModelDialog({ typed, open, onClose, onCreated }: NewModelDialogProps) {
  const { data } = useNewModelBrandsQuery({ skip: !open });
  return (
    <Dialog title="Create a model" open={open} onClose={onClose}>
      {data && <NewModelForm typed={typed} brands={data.brands} onCreated={onCreated} />}
    </Dialog>
  );
}

function NewModelForm({
  typed,
  brands,
  onCreated,
}: Pick<NewModelDialogProps, 'typed' | 'onCreated'> & { brands: Brands }) {
  const [createBrand] = useCreateBrandOfModelMutation({ refetchQueries: ['NewModelBrands'] });
  const [createModel] = useCreateModelOfProductMutation({ refetchQueries: ['ProductModelNames'] });
  const [failure, setFailure] = useState<string | null>(null);
  const [read] = useState(() => brandAndName(typed, brands));
  const form = useForm<NewModelValues>({
    defaultValues: { ...read, tier: 'MID_RANGE', category: 'CAR', season: 'SUMMER' },
  });
  const { control, register, setValue, formState, handleSubmit } = form;
  const isNewBrand = useWatch({ control, name: 'brand' }) === '';

  /** Shows a refusal beside its field, or above the form. @param at the form's names of the input's fields. */
  function refuse(
    answer: { message?: string; fields?: readonly { path: string; message: string }[] } | null | undefined,
    at: Readonly<Record<string, string>> = {},
  ) {
    const fields = (answer?.fields ?? []).map(({ path, message }) => ({ path: at[path] ?? path, message }));
    if (!showRefusedFields(form, fields)) setFailure(answer?.message ?? failureText(undefined));
  }

  async function brandSlug({ brand, brandName, tier }: NewModelValues): Promise<string | null> {
    if (brand !== '') return brand;
    const answer = await createBrand({ variables: { input: { name: brandName, tier } } });
    const made = answer.data?.createBrand;
    if (made?.__typename === 'BrandSaved') {
      const { slug } = made.brand.brand;
      // If the model is refused, the brand exists already.
      setValue('brand', slug);
      return slug;
    }
    refuse(made, { name: 'brandName' });
    return null;
  }

  async function save(values: NewModelValues) {
    setFailure(null);
    try {
      const brand = await brandSlug(values);
      if (brand === null) return;
      const { name, category, season } = values;
      const answer = await createModel({ variables: { input: { brand, name, category, season } } });
      const made = answer.data?.createModel;
      if (made?.__typename !== 'ModelSaved') return refuse(made);
      const { fullName } = made.model.model;
      toast(`${fullName} created`);
      onCreated(fullName);
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  const { errors } = formState;
  return (
    <PostForm
      aria-label="New model"
      onSubmit={(event) => {
        // React passes the event on to the product's form around the dialog.
        event.stopPropagation();
        return handleSubmit(save)(event);
      }}
      className="grid gap-4"
    >
      {failure && <Notice tone="bad" title={failure} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Brand"
          options={[NEW_BRAND, ...brands.map(({ slug, name }) => ({ value: slug, label: name }))]}
          error={errors.brand?.message}
          {...register('brand')}
        />
        {isNewBrand && (
          <>
            <TextField
              label="Name of the brand"
              {...fieldsOf(form, { brandName: brandRules.name })('brandName')}
            />
            <SelectField label="Class" options={optionsOf(brandTierLabels)} {...register('tier')} />
          </>
        )}
        <TextField
          label="Name of the model"
          hint="Without the brand, for example Primacy 4+"
          {...fieldsOf(form, { name: rules.name })('name')}
        />
        <SelectField label="Vehicle" options={optionsOf(categoryLabels)} {...register('category')} />
        <SelectField label="Season" options={optionsOf(seasonLabels)} {...register('season')} />
      </div>
      <p className="text-sm text-ink-2">Its description, pictures and the rest can follow under Models.</p>
      <DialogActions>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Create model
        </Button>
      </DialogActions>
    </PostForm>
  );
}
