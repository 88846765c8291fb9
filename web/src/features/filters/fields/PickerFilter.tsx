import { SelectField } from '../../../ui/form/SelectField.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { numberOptions } from './numberOptions.ts';

interface PickerFilterProps {
  title: string;
  label: string;
  name: string;
  /** The choice of none. */
  any: string;
  chosen: number | null;
  offered: readonly number[];
  text: (value: number) => string;
  /** How many tyres a choice would show; null if that is not known. */
  count: ((value: number) => number) | null;
  onChange: (value: number | null) => void;
}

/** A group of filters with one number to choose. */
export function PickerFilter(props: PickerFilterProps) {
  const { title, label, name, any, chosen, offered, text, count, onChange } = props;
  return (
    <FilterGroup title={title}>
      <SelectField
        label={label}
        name={name}
        value={chosen ?? ''}
        placeholder={any}
        options={numberOptions(offered, chosen, text, count)}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      />
    </FilterGroup>
  );
}
