import type { SelectOption } from '../../../ui/form/selectOption.ts';

/** A filter: one choice, several choices, or a typed value. */
export type ListFilter = { id: string; label: string } & (
  | { kind: 'one' | 'several'; options: readonly SelectOption[] }
  | { kind: 'date' | 'number' | 'text'; hint?: string }
);

/** A label for each of a filter's values. */
export function filterWords(
  filter: ListFilter,
  values: readonly string[],
): { value: string; words: string }[] {
  return values.map((value) => ({
    value,
    words: `${filter.label}: ${
      ('options' in filter && filter.options.find((option) => option.value === value)?.label) || value
    }`,
  }));
}
