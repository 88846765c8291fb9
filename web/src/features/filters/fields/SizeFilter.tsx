import { parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { PanelSource } from '../listingFilter.ts';
import { countOf } from './facetCounts.ts';
import { FilterGroup } from './FilterGroup.tsx';
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

/**
 * The three parts of the size, with a count for each option unless the size was searched for or has its own spelling:
 * R16C, ZR18.
 */
export function SizeFilter({ values, facets, hasSearchedSize, onChange }: PanelSource) {
  const { sizes, ...parts } = values;
  const spelt = sizes.length === 1 ? parseTyreSize(sizes[0] ?? '') : null;
  const { width, profile, diameter } = spelt ?? parts;
  const shown = { width, profile, diameter };
  return (
    <FilterGroup title="Tyre Size">
      <div className="grid gap-2">
        {PARTS.map(({ part, label, any, choices, facet, text }) => (
          <SelectField
            key={part}
            label={label}
            name={part}
            value={shown[part] ?? ''}
            placeholder={any}
            options={numberOptions(
              choices,
              shown[part],
              text,
              hasSearchedSize || sizes.length > 0 ? null : (value) => countOf(facets[facet], String(value)),
            )}
            onChange={({ target }) =>
              onChange({ ...shown, [part]: target.value ? Number(target.value) : null, sizes: [] })
            }
          />
        ))}
      </div>
    </FilterGroup>
  );
}
