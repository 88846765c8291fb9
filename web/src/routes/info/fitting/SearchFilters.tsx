import { fittingServices } from '@treadline/schema/trade/fitting/fitting-service';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { areaChoices, centreSearchPath, serviceChoices, type CentreSearch } from './centreSearch.ts';
import type { FittingCentresQuery } from './FittingCentersRoute.generated.ts';

interface AreaFilterProps {
  centres: FittingCentresQuery['fittingCentres'];
  search: CentreSearch;
}

/** Links to the centres of one area, with their numbers. */
export function AreaFilter({ centres, search }: AreaFilterProps) {
  return (
    <Chips label="Distance">
      {areaChoices.map(({ area, label, miles }) => (
        <Chip key={label} to={centreSearchPath({ ...search, area })} isChosen={area === search.area}>
          {label}
          <span className="font-normal">
            {' '}
            {miles} ({centres.filter((centre) => area === null || centre.area === area).length})
          </span>
        </Chip>
      ))}
    </Chips>
  );
}

/** Links that demand a service, or no longer demand it. */
export function ServiceFilter({ search }: { search: CentreSearch }) {
  return (
    <Chips label="Services needed">
      {serviceChoices.map((service) => {
        const isChosen = search.services.includes(service);
        const services = isChosen
          ? search.services.filter((other) => other !== service)
          : [...search.services, service];
        return (
          <Chip key={service} to={centreSearchPath({ ...search, services })} isChosen={isChosen}>
            {fittingServices[service].label}
          </Chip>
        );
      })}
    </Chips>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </nav>
  );
}

interface ChipProps {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

function Chip({ to, isChosen, children }: ChipProps) {
  return (
    <li>
      <Link
        to={to}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={classes(
          'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4',
          'text-sm font-[650] hover:border-ink focus-visible:rounded-full',
          isChosen ? 'border-ink bg-ink text-paper' : 'border-edge',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
