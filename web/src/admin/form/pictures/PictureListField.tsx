import { Controller, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { PictureList } from './PictureList.tsx';

interface PictureListFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The value with the pictures' paths. */
  name: FieldPathByValue<Values, string[]>;
  most: number;
}

/** The pictures of a form. */
export function PictureListField<Values extends FieldValues>({
  form,
  name,
  most,
}: PictureListFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <PictureList
          value={value}
          most={most}
          onChange={onChange}
          // The same picture dropped twice is stored as one file.
          onAdd={(url) => onChange([...new Set([...form.getValues(name), url])])}
          error={firstMessage(error)}
        />
      )}
    />
  );
}

/** The error may belong to one picture of the list. */
function firstMessage(error: unknown): string | undefined {
  const faults: unknown[] = Array.isArray(error) ? error : [error];
  const fault = faults.find((one) => typeof one === 'object' && one !== null && 'message' in one);
  return fault && typeof fault === 'object' && 'message' in fault ? String(fault.message) : undefined;
}
