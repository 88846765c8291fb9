import type { UseFormReturn } from 'react-hook-form';
import type { SelectOption } from '../../../ui/form/selectOption.ts';
import type { ProductValues } from './productValues.ts';

/** The props of every section of the product form. */
export interface ProductFieldsProps {
  form: UseFormReturn<ProductValues>;
  /** Whether the product is new, so that the shop fills in blank fields. */
  isNew: boolean;
}

export const TWO = 'grid gap-4 sm:grid-cols-2';
export const THREE = 'grid gap-4 sm:grid-cols-3';

/** Turns a table of labels into select options. */
export function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
