import { LocateFixed } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { fittingAreaFrom, fittingAreaPath } from './fittingAreas.ts';

/** Longer than any town or postcode. */
export const LONGEST_PLACE = 60;

interface NearFormProps {
  /** The place typed before; '' for the base town. */
  near: string;
  area: string | null;
  baseTown: string;
  /** Why nothing was found. */
  error?: string;
}

/** Asks for the visitor's place. Without JavaScript it's a plain form. */
export function NearForm({ near, area, baseTown, error }: NearFormProps) {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('near');
    void navigate(fittingAreaPath(fittingAreaFrom(area), typeof typed === 'string' ? typed.trim() : ''));
  }

  return (
    <form
      role="search"
      aria-label="Centres near you"
      action="/fitting-centers"
      onSubmit={search}
      className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1"
    >
      <TextField
        key={near}
        label="Your postcode or town"
        name="near"
        defaultValue={near}
        required
        maxLength={LONGEST_PLACE}
        autoComplete="postal-code"
        enterKeyHint="search"
        hint="The first half of a postcode is enough, such as MK42."
        error={error}
      />
      {area !== null && <input type="hidden" name="area" value={area} />}
      <Button type="submit" variant="primary" className="mt-6.5 self-start">
        <LocateFixed className="size-4.5" />
        Find
      </Button>
      {near !== '' && (
        <Link
          to={fittingAreaPath(fittingAreaFrom(area))}
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
