import { LocateFixed } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import {
  centreSearchPath,
  centreSearchValues,
  LONGEST_PLACE,
  readCentreSearch,
  RIMS,
  SEARCH_PARAMETERS,
  type CentreSearch,
} from './centreSearch.ts';

interface NearFormProps {
  search: CentreSearch;
  baseTown: string;
  /** Why nothing was found. */
  error?: string;
}

const rimOptions = [
  { value: '', label: 'Any size' },
  ...RIMS.map((rim) => ({ value: String(rim), label: `${rim} inches` })),
];

/** Asks for the visitor's place and wheels. Without JavaScript it's a plain form. */
export function NearForm({ search, baseTown, error }: NearFormProps) {
  const navigate = useNavigate();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') typed.set(name, value);
    void navigate(centreSearchPath(readCentreSearch(typed)));
  }

  return (
    <form
      role="search"
      aria-label="Centres near you"
      action="/fitting-centers"
      onSubmit={find}
      className={classes(
        'grid max-w-3xl grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2',
        'sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]',
      )}
    >
      <TextField
        key={search.near}
        label="Your postcode or town"
        name={SEARCH_PARAMETERS.near}
        defaultValue={search.near}
        maxLength={LONGEST_PLACE}
        autoComplete="postal-code"
        enterKeyHint="search"
        hint="The first half of a postcode is enough, such as MK42."
        error={error}
        className="max-sm:col-span-full"
      />
      <SelectField
        key={search.rim}
        label="Your wheels"
        name={SEARCH_PARAMETERS.rim}
        defaultValue={search.rim ?? ''}
        options={rimOptions}
      />
      {Object.entries(centreSearchValues({ ...search, near: '', rim: null })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" className="mt-6.5 self-start">
        <LocateFixed className="size-4.5" />
        Find
      </Button>
      {search.near !== '' && (
        <Link
          to={centreSearchPath({ ...search, near: '' })}
          className={classes(
            'col-span-full inline-flex min-h-9 items-center justify-self-start text-sm underline',
            'underline-offset-4',
          )}
        >
          Show distances from {baseTown}
        </Link>
      )}
    </form>
  );
}
