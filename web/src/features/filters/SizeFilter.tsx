import { formatCount } from '../../lib/format.ts';
import { SelectField, type SelectOption } from '../../ui/SelectField.tsx';
import { countOf, type FacetCount } from './facetCounts.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { ListingState } from './listingState.ts';
import { DIAMETERS, PROFILES, WIDTHS } from './tyreChoices.ts';

type SizePart = 'width' | 'profile' | 'diameter';

interface SizeFilterProps {
  state: Pick<ListingState, SizePart>;
  /** How many tyres there are of each value; null where the counts are of a size that was searched for. */
  counts: Record<SizePart, readonly FacetCount[]> | null;
  onChange: (change: Partial<ListingState>) => void;
}

const PARTS: {
  part: SizePart;
  label: string;
  any: string;
  choices: readonly number[];
  text: (value: number) => string;
}[] = [
  { part: 'width', label: 'Width', any: 'Any width', choices: WIDTHS, text: String },
  { part: 'profile', label: 'Profile', any: 'Any profile', choices: PROFILES, text: String },
  {
    part: 'diameter',
    label: 'Diameter',
    any: 'Any diameter',
    choices: DIAMETERS,
    text: (inches) => `R${inches}`,
  },
];

/** The size in its three parts, each with how many tyres there are of it. */
export function SizeFilter({ state, counts, onChange }: SizeFilterProps) {
  return (
    <FilterGroup title="Tyre Size">
      <div className="grid gap-2">
        {PARTS.map(({ part, label, any, choices, text }) => (
          <SelectField
            key={part}
            label={label}
            name={part}
            value={state[part] ?? ''}
            placeholder={any}
            options={optionsOf(choices, state[part], counts?.[part], text)}
            onChange={({ target }) => onChange({ [part]: target.value ? Number(target.value) : null })}
          />
        ))}
      </div>
    </FilterGroup>
  );
}

/** The offered values, and the chosen one even when it is none of them. */
function optionsOf(
  choices: readonly number[],
  chosen: number | null,
  counts: readonly FacetCount[] | undefined,
  text: (value: number) => string,
): SelectOption[] {
  const values =
    chosen === null || choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b);
  return values.map((value) => ({
    value: String(value),
    label: counts ? `${text(value)} (${formatCount(countOf(counts, String(value)))})` : text(value),
  }));
}
