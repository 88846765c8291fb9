import type { ProductFilter } from '../../../apollo/schema.generated.ts';
import type { AddressReader } from '../addressReader.ts';
import { countOf, type FacetCount } from '../fields/facetCounts.ts';
import { OptionGroup, type FilterOption } from '../fields/OptionGroup.tsx';
import { PickerFilter } from '../fields/PickerFilter.tsx';
import type { FilterPanelFragment } from '../FilterPanel.generated.ts';
import {
  toggled,
  type AddressPart,
  type BrandNames,
  type FilterValues,
  type ListingFilter,
  type PanelSource,
} from '../listingFilter.ts';

/** The filters whose value has this type. */
type KeyOf<Value> = {
  [Key in keyof FilterValues]: FilterValues[Key] extends Value ? Key : never;
}[keyof FilterValues];

interface TextKind {
  key: KeyOf<string>;
  isEndless: boolean;
  read: (address: AddressReader) => string;
  variables?: (text: string) => ProductFilter;
  chips?: ListingFilter<string>['chips'];
}

/** A text filter without a control in the panel. */
export function textOf({ key, isEndless, read, variables, chips }: TextKind): ListingFilter<string> {
  const write = (text: string): AddressPart[] => [[key, text]];
  return {
    read,
    write,
    variables: variables ?? (() => ({})),
    chips: (text, source) => (text && chips ? chips(text, source) : []),
    control: (text) => text && hiddenFields(write(text)),
    isEndless,
  };
}

interface NumberKind {
  key: KeyOf<number | null>;
  isEndless: boolean;
  read: (address: AddressReader) => number | null;
  variables: (number: number) => ProductFilter;
  chips?: ListingFilter<number | null>['chips'];
  control?: ListingFilter<number | null>['control'];
}

/** A number filter. Without a control of its own, another filter's control sets it. */
export function numberOf(kind: NumberKind): ListingFilter<number | null> {
  const { key, isEndless, read, variables, chips, control } = kind;
  return {
    read,
    write: (number) => [[key, String(number)]],
    variables: (number) => (number === null ? {} : variables(number)),
    chips: chips ?? (() => []),
    control: control ?? null,
    isEndless,
  };
}

interface LimitKind {
  key: KeyOf<number | null>;
  title: string;
  /** Labels the select within its group: "At most". */
  label: string;
  /** The label of the empty choice: "Any noise". */
  any: string;
  /** The lowest and highest valid number. */
  range: { min: number; max: number };
  unknown: (text: string) => string;
  variables: (limit: number) => ProductFilter;
  offered: (counts: readonly FacetCount[]) => readonly number[];
  facet: (facets: FilterPanelFragment) => readonly FacetCount[];
  passes: (value: number, limit: number) => boolean;
  text: (limit: number) => string;
  chip: (limit: number) => string;
}

/** A minimum or maximum, chosen from a list. */
export function limitOf(kind: LimitKind): ListingFilter<number | null> {
  const { key, title, label, any, range, unknown, variables, offered, facet, passes, text, chip } = kind;
  return numberOf({
    key,
    isEndless: true,
    read: (address) => address.whole(key, range.min, range.max, unknown),
    variables,
    chips: (limit) => (limit === null ? [] : [{ label: chip(limit), without: { [key]: null } }]),
    control: (chosen, { facets, isGrouped, onChange }) => {
      const counts = facet(facets);
      const passing = (limit: number) => counts.filter(({ value }) => passes(Number(value), limit));
      return (
        <PickerFilter
          title={title}
          label={label}
          name={key}
          any={any}
          chosen={chosen}
          offered={offered(counts)}
          text={text}
          count={isGrouped ? null : (limit) => passing(limit).reduce((sum, { count }) => sum + count, 0)}
          onChange={(limit) => onChange({ [key]: limit })}
        />
      );
    },
  });
}

interface ListKind<Value extends string> {
  key: KeyOf<readonly Value[]>;
  title: string;
  read: (address: AddressReader) => readonly Value[];
  /** A value's URL parameter. */
  part: (value: Value) => AddressPart;
  variables: (values: Value[]) => ProductFilter;
  offered: readonly Value[];
  /** More values, shown on demand. */
  more?: { label: string; offered: (panel: PanelSource) => readonly Value[] };
  facet: (facets: FilterPanelFragment) => readonly FacetCount[];
  /** The API's key for a value's count, if it differs from the value. */
  counted?: (value: Value) => string;
  label: (value: Value, brandNames: BrandNames) => string;
  /** A longer text than the label, which has a title above it. */
  chip?: (value: Value) => string;
}

/** Values with a checkbox each. */
export function listOf<Value extends string>(kind: ListKind<Value>): ListingFilter<readonly Value[]> {
  const { key, title, read, part, variables, offered, more, facet, counted = String, label, chip } = kind;
  const without = (values: readonly Value[], value: Value) => ({ [key]: toggled(values, value) });

  function options(values: readonly Value[], chosen: readonly Value[], panel: PanelSource): FilterOption[] {
    return values.map((value) => ({
      part: part(value),
      label: label(value, panel.brandNames),
      count: countOf(facet(panel.facets), counted(value)),
      checked: chosen.includes(value),
      toggle: () => panel.onChange(without(chosen, value)),
    }));
  }

  return {
    read,
    write: (values) => values.map(part),
    variables: (values) => variables([...values]),
    chips: (values, { brandNames }) =>
      values.map((value) => ({
        label: chip?.(value) ?? label(value, brandNames),
        without: without(values, value),
      })),
    control: (chosen, panel) => (
      <OptionGroup
        title={title}
        options={options(offered, chosen, panel)}
        more={more && { label: more.label, options: options(more.offered(panel), chosen, panel) }}
      />
    ),
    isEndless: false,
  };
}

function hiddenFields(parts: readonly AddressPart[]) {
  return parts.map(([name, value]) => <input key={value} type="hidden" name={name} value={value} />);
}
