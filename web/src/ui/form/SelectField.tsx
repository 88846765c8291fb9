import type { ComponentProps } from 'react';
import { CONTROL_STYLE, Field, type FieldTexts } from './Field.tsx';
import { Select } from './Select.tsx';

interface SelectFieldProps
  extends
    Pick<ComponentProps<typeof Select>, 'options' | 'placeholder'>,
    ComponentProps<'select'>,
    FieldTexts {
  optional?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, className, ...select } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(ids) => (
        <Select
          {...ids}
          {...select}
          boxClassName="block"
          className={`${CONTROL_STYLE} pr-10`}
          arrowClassName="right-2 size-4.5 md:right-3"
        />
      )}
    </Field>
  );
}
