import type { FieldPath, FieldValues } from 'react-hook-form';

/** A form's field names in order, such as `shippingAddress.postcode` for a nested one. */
export function fieldPaths<Values extends FieldValues>(values: Values): FieldPath<Values>[] {
  // The compiler can't resolve the library's recursive type of field names.
  return namesOf(values, '') as FieldPath<Values>[];
}

function namesOf(values: object, prefix: string): string[] {
  return Object.entries(values).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? namesOf(part, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}
