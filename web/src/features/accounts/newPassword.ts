import type { FieldValues, Path, RegisterOptions } from 'react-hook-form';

/** The rule of a field that repeats the password of another: `field` is the name of that one. */
export function repeats<Values extends FieldValues>(
  field: Path<Values>,
): RegisterOptions<Values, Path<Values>> {
  return {
    required: 'Enter the password again',
    validate: { mismatch: (repeated, values) => repeated === values[field] || 'Passwords do not match' },
  };
}
