import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldPaths } from '../../lib/form/fieldPaths.ts';

/** A field that the API refused, by its path in the API's input, and the reason. */
export interface RefusedField {
  path: string;
  message: string;
}

/**
 * Shows beside each field why the API refused it, and focuses the first.
 * @returns false if the form has none of these fields, so that the refusal must be shown elsewhere.
 */
export function showRefusedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: readonly RefusedField[],
): boolean {
  const names = fieldPaths(form.getValues());
  const shown = names.flatMap((name) => {
    const refusal = refused.find(({ path }) => path === name);
    return refusal ? [{ name, message: refusal.message }] : [];
  });
  shown.forEach(({ name, message }, index) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return shown.length > 0;
}
