import { PASSWORDS_DIFFER } from '@treadline/schema/input/password';
import type { FieldValues, Path, RegisterOptions } from 'react-hook-form';
import { keeps } from '../../lib/form/inputRule.ts';
import { registerInputRules } from '../../lib/form/inputRules.generated.ts';

/** The rule for a field that repeats a password. `field` is the name of the first field. */
export function repeats<Values extends FieldValues>(
  field: Path<Values>,
): RegisterOptions<Values, Path<Values>> {
  return {
    validate: {
      missing: keeps(registerInputRules.confirmPassword),
      mismatch: (repeated, values) => repeated === values[field] || PASSWORDS_DIFFER,
    },
  };
}
