import type { ComponentProps } from 'react';
import { FirstNameField, LastNameField } from '../../../ui/form/NameFields.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';

interface PersonFieldsProps {
  firstName: ComponentProps<typeof FirstNameField>;
  lastName: ComponentProps<typeof LastNameField>;
  phone: ComponentProps<typeof PhoneField>;
}

/** A customer's name and telephone number. The browser doesn't fill in those of the member of staff. */
export function PersonFields({ firstName, lastName, phone }: PersonFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FirstNameField {...firstName} autoComplete="off" />
      <LastNameField {...lastName} autoComplete="off" />
      <PhoneField {...phone} autoComplete="off" />
    </div>
  );
}
