import { SelectField } from '../../ui/form/SelectField.tsx';
import { plainOptions } from '../../ui/form/selectOption.ts';
import { categoryOptions, seasonOptions } from './finderChoices.ts';
import type { FinderTabProps } from './finderFields.ts';

type NarrowingProps = Pick<FinderTabProps, 'fields' | 'onChange'> & { brands: readonly string[] };

/** Optional fields that narrow either search. */
export function NarrowingFields({ fields, brands, onChange }: NarrowingProps) {
  const choices = [
    { name: 'category', label: 'Vehicle type', options: categoryOptions },
    { name: 'season', label: 'Season', options: seasonOptions },
    { name: 'brand', label: 'Brand', options: plainOptions(brands) },
  ] as const;
  return choices.map(({ name, label, options }) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      options={options}
      placeholder="Any"
      value={fields[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      className="md:col-span-3"
    />
  ));
}
