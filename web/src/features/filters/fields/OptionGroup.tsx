import { ChevronDown } from 'lucide-react';
import { classes } from '../../../ui/base/classes.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import type { AddressPart } from '../listingFilter.ts';
import { FilterGroup } from './FilterGroup.tsx';

export interface FilterOption {
  /** As in the URL. */
  part: AddressPart;
  label: string;
  /** The number of tyres it would show. */
  count: number;
  checked: boolean;
  toggle: () => void;
}

interface OptionGroupProps {
  title: string;
  options: readonly FilterOption[];
  /** Options shown on demand. */
  more?: { label: string; options: readonly FilterOption[] } | undefined;
}

/** Checkboxes. Options without tyres can't be ticked, and a group of only those is hidden. */
export function OptionGroup({ title, options, more }: OptionGroupProps) {
  if ([...options, ...(more?.options ?? [])].every(({ count, checked }) => count === 0 && !checked))
    return null;
  return (
    <FilterGroup title={title}>
      <Options options={options} />
      {more && more.options.length > 0 && (
        <details open={more.options.some(({ checked }) => checked)} className="group">
          <summary
            className={classes(
              'flex min-h-9 list-none items-center gap-1 text-sm font-[600] underline-offset-4',
              'hover:underline [&::-webkit-details-marker]:hidden',
            )}
          >
            {more.label}
            <ChevronDown className="size-4 group-open:rotate-180" />
          </summary>
          <Options options={more.options} />
        </details>
      )}
    </FilterGroup>
  );
}

function Options({ options }: Pick<OptionGroupProps, 'options'>) {
  return options.map(({ part: [name, value], label, count, checked, toggle }) => (
    <Checkbox
      key={`${name} ${value}`}
      name={name}
      value={value}
      label={label}
      count={count}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={toggle}
    />
  ));
}
