import type { SelectOption } from '../../../ui/form/selectOption.ts';

/** A filter of a list: one of several, any of several, or a value that is typed. */
export type ListFilter = { id: string; label: string } & (
  | { kind: 'one' | 'several'; options: readonly SelectOption[] }
  | { kind: 'date' | 'number' | 'text'; hint?: string }
);

/** What a filter is set to, in words, one for each value. */
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
