import { SelectField } from '../../ui/SelectField.tsx';
import { countOf } from './facetCounts.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { PanelSource } from './listingFilter.ts';
import { numberOptions } from './numberOptions.ts';
import { DIAMETERS, PROFILES, WIDTHS } from './tyreChoices.ts';

type SizePart = 'width' | 'profile' | 'diameter';

const PARTS: {
  part: SizePart;
  label: string;
  any: string;
  choices: readonly number[];
  facet: 'widths' | 'profiles' | 'diameters';
  text: (value: number) => string;
}[] = [
  { part: 'width', label: 'Width', any: 'Any width', choices: WIDTHS, facet: 'widths', text: String },
  {
    part: 'profile',
    label: 'Profile',
    any: 'Any profile',
    choices: PROFILES,
    facet: 'profiles',
    text: String,
  },
  {
    part: 'diameter',
    label: 'Diameter',
    any: 'Any diameter',
    choices: DIAMETERS,
    facet: 'diameters',
    text: (inches) => `R${inches}`,
  },
];

/** The size in its three parts, with a count for each option unless the size was searched for. */
export function SizeFilter({ values, facets, hasSearchedSize, onChange }: PanelSource) {
  return (
    <FilterGroup title="Tyre Size">
      <div className="grid gap-2">
        {PARTS.map(({ part, label, any, choices, facet, text }) => (
          <SelectField
            key={part}
            label={label}
            name={part}
            value={values[part] ?? ''}
            placeholder={any}
            options={numberOptions(
              choices,
              values[part],
              text,
              hasSearchedSize ? null : (value) => countOf(facets[facet], String(value)),
            )}
            onChange={({ target }) => onChange({ [part]: target.value ? Number(target.value) : null })}
          />
        ))}
      </div>
    </FilterGroup>
  );
}
