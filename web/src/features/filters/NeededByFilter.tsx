import { useId } from 'react';
import { CONTROL_STYLE } from '../../ui/Field.tsx';
import { FilterGroup } from './FilterGroup.tsx';

interface NeededByFilterProps {
  /** As 2026-11-28, or in words; empty for any day. */
  day: string;
  onChange: (day: string) => void;
}

/** The day that the tyres must have arrived by. */
export function NeededByFilter({ day, onChange }: NeededByFilterProps) {
  const id = useId();
  return (
    <FilterGroup title="Needed by">
      <label htmlFor={id} className="sr-only">
        Day
      </label>
      <input
        key={day}
        id={id}
        type="date"
        name="neededBy"
        defaultValue={day}
        onChange={({ target }) => onChange(target.value)}
        className={`${CONTROL_STYLE} w-full`}
      />
    </FilterGroup>
  );
}
