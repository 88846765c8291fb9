import { useId, useState } from 'react';
import { CONTROL_STYLE } from '../../../ui/form/Field.tsx';
import { FilterGroup } from './FilterGroup.tsx';

interface NeededByFilterProps {
  /** Such as 2026-11-28, or in words; empty for any day. */
  day: string;
  onChange: (day: string) => void;
}

const A_DAY = /^\d{4}-\d\d-\d\d$/;
/** While a year is being typed, the field holds the years 2, 20 and 202. */
const WHOLE_YEAR = /^[1-9]/;

/** The latest acceptable day of delivery. */
export function NeededByFilter({ day, onChange }: NeededByFilterProps) {
  const id = useId();
  const [shown, setShown] = useState({ day, typed: day });
  if (shown.day !== day) setShown({ day, typed: day });
  return (
    <FilterGroup title="Needed by">
      <label htmlFor={id} className="sr-only">
        Day
      </label>
      <input
        id={id}
        type="date"
        name="neededBy"
        value={A_DAY.test(shown.typed) ? shown.typed : ''}
        onChange={({ target }) => {
          setShown({ day, typed: target.value });
          if (target.value === '' || WHOLE_YEAR.test(target.value)) onChange(target.value);
        }}
        className={CONTROL_STYLE}
      />
    </FilterGroup>
  );
}
