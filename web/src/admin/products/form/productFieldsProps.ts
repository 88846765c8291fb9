import type { UseFormReturn } from 'react-hook-form';
import type { SelectOption } from '../../../ui/form/selectOption.ts';
import type { ProductValues } from './productValues.ts';

/** What every part of a product's form is given. */
export interface ProductFieldsProps {
  form: UseFormReturn<ProductValues>;
  /** Whether the product is not in the shop yet: then the shop fills what is left blank. */
  isNew: boolean;
}

export const TWO = 'grid gap-4 sm:grid-cols-2';
export const THREE = 'grid gap-4 sm:grid-cols-3';

/** The values of a table with their labels, as a select offers them. */
export function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
