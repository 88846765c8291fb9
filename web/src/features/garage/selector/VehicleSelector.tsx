import { FIRST_NAMED_YEAR, OLDER } from '@treadline/schema/trade/vehicle/vehicle-year';
import { useState } from 'react';
import { useInBrowser } from '../../../lib/browser/BrowserOnly.tsx';
import { tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { plainOptions } from '../../../ui/form/selectOption.ts';
import { CarFields } from '../picker/CarFields.tsx';
import { CarForm } from '../picker/CarForm.tsx';
import { CarsFailed } from '../picker/CarsFailed.tsx';
import { NO_CAR, useCarChoice, type CarChoice } from '../picker/useCarChoice.ts';

/** The year options: newest first, and one for all older years. */
function yearOptions(years: readonly number[]) {
  const named = years.filter((year) => year >= FIRST_NAMED_YEAR);
  return plainOptions([...named, ...(named.length < years.length ? [OLDER] : [])]);
}

/** The listing for the choices so far; the whole shop before the first one. */
function chosenPath({ make, model, year }: CarChoice): string {
  const chosen = Object.entries({ make, model, year }).filter(([, value]) => value !== '');
  return chosen.length > 0 ? tyresPath(Object.fromEntries(chosen)) : '/shop';
}

/** Leads to a car's tyres by make, model and year. Without JavaScript it's a plain form. */
export function VehicleSelector() {
  return useInBrowser() ? <Selector /> : <CarForm />;
}

function Selector() {
  const [choice, choose] = useState(NO_CAR);
  const { makes, models, years, retry } = useCarChoice({ ...choice, year: NO_CAR.year }, undefined);
  return (
    <div className="grid gap-3">
      <div
        role="group"
        aria-label="Find tyres by car"
        className="grid items-end gap-x-2 gap-y-3 sm:grid-cols-4 sm:gap-x-3"
      >
        <CarFields
          choice={choice}
          makes={makes}
          models={models}
          years={yearOptions(years)}
          onChoose={choose}
        />
        <LinkButton to={chosenPath(choice)} variant="primary" className="px-2!">
          Find My Tyres
        </LinkButton>
      </div>
      {retry && <CarsFailed onRetry={retry} />}
    </div>
  );
}
