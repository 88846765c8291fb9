import { categoryLabels, categoryNouns, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { REQUIRED_ON_LABEL } from '@treadline/schema/trade/tyre/label/label-duty';
import { labelScales } from '@treadline/schema/trade/tyre/label/tyre-label';
import { TYRE_ATTRIBUTES } from '@treadline/schema/trade/tyre/tyre-attribute';
import { Notice } from '../../../ui/base/Notice.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { useProductModelNamesQuery } from '../detail/ProductDesk.generated.ts';
import { AttributeField } from './AttributeFields.tsx';
import { isOnTyreLabel } from './attributeValues.ts';
import { missingOnLabel } from './missingLabel.ts';
import type { ProductFieldsProps } from './productFieldsProps.ts';

const ON_TYRE_LABEL = TYRE_ATTRIBUTES.filter(isOnTyreLabel);

const WORDS: Readonly<Record<(typeof REQUIRED_ON_LABEL)[number], string>> = {
  fuelEfficiency: labelScales.fuelEfficiency,
  wetGrip: labelScales.wetGrip,
  noiseDb: labelScales.noise,
};

const isCategory = (text: string): text is TyreCategory => Object.hasOwn(categoryLabels, text);

/** The attributes on the tyre label required by law. */
export function LabelFields({ form }: ProductFieldsProps) {
  return (
    <FormSection
      title="Tyre label"
      text="Leave blank if the label law doesn’t apply, such as for motorcycles."
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {ON_TYRE_LABEL.map((name) => (
          <AttributeField key={name} form={form} name={name} />
        ))}
      </div>
      <MissingLabel form={form} />
    </FormSection>
  );
}

/** Says what a published tyre still needs on its label, and why. */
function MissingLabel({ form }: Pick<ProductFieldsProps, 'form'>) {
  const { data } = useProductModelNamesQuery();
  const values = form.watch();
  const wanted = values.model.trim().toLowerCase();
  const known = data?.adminModels?.items.find(({ model }) => model.fullName.toLowerCase() === wanted);
  const category = isCategory(values.category) ? values.category : (known?.model.category ?? null);
  const missing = missingOnLabel(values, category);
  if (missing.length === 0 || category === null) return null;
  const words = missing.map((name) => WORDS[name].toLowerCase());
  return (
    <Notice tone="warn" title={`By law, a ${categoryNouns[category]} can’t be sold without its label`}>
      <p>
        Shoppers must see its fuel efficiency, wet grip and noise before they buy. Missing: {words.join(', ')}
        . The values are on the maker’s label and in EPREL, the public register of labels. Until you have
        them, save it as a draft.
      </p>
    </Notice>
  );
}
