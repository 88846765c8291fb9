export interface SelectOption {
  value: string;
  label: string;
}

/** Options whose values are the table's keys and whose labels are its words. */
export const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Options whose labels are their values. */
export const plainOptions = (values: readonly (string | number)[]): SelectOption[] =>
  values.map((value) => ({ value: String(value), label: String(value) }));
