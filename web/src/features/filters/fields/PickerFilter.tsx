import { SelectField } from '../../../ui/form/SelectField.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { numberOptions } from './numberOptions.ts';

interface PickerFilterProps {
  title: string;
  label: string;
  name: string;
  /** The label of the empty choice. */
  any: string;
  chosen: number | null;
  offered: readonly number[];
  text: (value: number) => string;
  /** The number of tyres a choice would show; null if unknown. */
  count: ((value: number) => number) | null;
  onChange: (value: number | null) => void;
}

/** A filter for choosing one number. */
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
