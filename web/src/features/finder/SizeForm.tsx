import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { plainOptions } from '../../ui/form/selectOption.ts';
import { sizeChoices } from './finderChoices.ts';
import { sizeParts, type FinderTabProps } from './finderFields.ts';
import { FinderForm } from './FinderForm.tsx';
import { missingSizePart, sizePath } from './finderPath.ts';
import { NarrowingFields } from './NarrowingFields.tsx';

const labels = { width: 'Width', profile: 'Profile', diameter: 'Diameter' };

/** Finds tyres by the size on the sidewall. */
export function SizeForm({ fields, brands, onChange, pathOf = sizePath }: FinderTabProps) {
  const navigate = useNavigate();
  const [wasTried, setTried] = useState(false);
  const alertId = useId();
  const missing = missingSizePart(fields);
  const showsAlert = wasTried && missing !== undefined;

  function find(form: HTMLFormElement) {
    setTried(true);
    if (missing) form.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
    else void navigate(pathOf(fields));
  }

  return (
    <FinderForm label="Find tyres by size" onSubmit={find}>
      {sizeParts.map((part) => {
        const isMissing = showsAlert && fields[part] === '';
        return (
          <SelectField
            key={part}
            name={part}
            label={labels[part]}
            options={plainOptions(sizeChoices[part])}
            placeholder="–"
            required
            value={fields[part]}
            onChange={(event) => onChange({ [part]: event.target.value })}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? alertId : undefined}
            className={brands ? 'md:col-span-4' : 'md:col-span-3'}
          />
        );
      })}
      {showsAlert && (
        <p id={alertId} role="alert" className="col-span-full text-sm font-[600] text-bad">
          Please select width, profile, and diameter
        </p>
      )}
      {brands && <NarrowingFields fields={fields} brands={brands} onChange={onChange} />}
    </FinderForm>
  );
}
