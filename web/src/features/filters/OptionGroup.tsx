import { ChevronDown } from 'lucide-react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FilterGroup } from './FilterGroup.tsx';

export interface FilterOption {
  /** As the address has it. */
  value: string;
  label: string;
  /** How many tyres it would show. */
  count: number;
  checked: boolean;
  toggle: () => void;
}

interface OptionGroupProps {
  title: string;
  /** The parameter of the address; options that are parameters of their own bring theirs as `value`. */
  name?: string;
  options: readonly FilterOption[];
  /** Options shown on demand. */
  more?: { label: string; options: readonly FilterOption[] };
}

/** Boxes to tick, any of which will do. What would show nothing cannot be ticked. */
export function OptionGroup({ title, name, options, more }: OptionGroupProps) {
  return (
    <FilterGroup title={title}>
      <Options name={name} options={options} />
      {more && more.options.length > 0 && (
        <details open={more.options.some(({ checked }) => checked)} className="group">
          <summary className="flex min-h-9 list-none items-center gap-1 text-sm font-[600] underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {more.label}
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          </summary>
          <Options name={name} options={more.options} />
        </details>
      )}
    </FilterGroup>
  );
}

function Options({ name, options }: Pick<OptionGroupProps, 'name' | 'options'>) {
  return options.map(({ value, label, count, checked, toggle }) => (
    <Checkbox
      key={value}
      name={name ?? value}
      value={name ? value : 'true'}
      label={label}
      count={count}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={toggle}
    />
  ));
}
