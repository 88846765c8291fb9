import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldPaths } from '../../lib/fieldPaths.ts';

/** A field that the API refused, by its name in the API's input, and why. */
interface RefusedField {
  path: string;
  message: string;
}

/**
 * Says beside each field why the API refused it, and goes to the first of them.
 *
 * @returns false when the form has none of them, so that the refusal must be told in another way.
 */
export function showRefusedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: readonly RefusedField[],
): boolean {
  const names = fieldPaths(form.getValues());
  const shown = refused
    .filter(({ path }) => names.includes(path))
    .sort((a, b) => names.indexOf(a.path) - names.indexOf(b.path));
  shown.forEach(({ path, message }, index) =>
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return shown.length > 0;
}
