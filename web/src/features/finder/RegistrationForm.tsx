import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlateField, MISSING_PLATE } from '../../ui/form/PlateField.tsx';
import type { FinderTabProps } from './finderFields.ts';
import { FinderForm } from './FinderForm.tsx';
import { registrationPath } from './finderPath.ts';
import { NarrowingFields } from './NarrowingFields.tsx';

/** Finds a vehicle's tyres by its registration. The listing says whether the plate is known. */
export function RegistrationForm({ fields, brands, onChange, pathOf = registrationPath }: FinderTabProps) {
  const navigate = useNavigate();
  const [wasTried, setTried] = useState(false);
  const isEmpty = fields.registration.trim() === '';

  function find(form: HTMLFormElement) {
    setTried(true);
    if (isEmpty) form.querySelector<HTMLInputElement>('[name=registration]')?.focus();
    else void navigate(pathOf(fields));
  }

  return (
    <FinderForm label="Find tyres by registration" onSubmit={find}>
      <div className={brands ? 'col-span-full' : 'col-span-full md:col-span-9'}>
        <PlateField
          label="Vehicle registration"
          value={fields.registration}
          onChange={(registration) => onChange({ registration })}
          error={wasTried && isEmpty ? MISSING_PLATE : undefined}
        />
      </div>
      {brands && <NarrowingFields fields={fields} brands={brands} onChange={onChange} />}
    </FinderForm>
  );
}
