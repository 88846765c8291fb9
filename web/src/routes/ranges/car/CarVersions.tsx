import { axlePositionLabels } from '@treadline/schema/trade/tyre/marking/axle-position';
import { speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { pressuresText } from '@treadline/schema/trade/tyre/use/tyre-pressure';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { sizePath, tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { formatTyres } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { yearsOf } from '../rangeText.ts';
import type { CarPageQuery } from './CarPage.generated.ts';

type Car = NonNullable<CarPageQuery['car']>;
type Version = Car['versions'][number];

/** A vehicle's versions with their sizes, and the tyres on sale for each. */
export function CarVersions({ car, name }: { car: Car; name: string }) {
  return (
    <Section
      title="Sizes by version"
      intro={
        `As the makers fit them to the ${name}. Wheels can be changed, so read the size on your sidewall before you ` +
        'order.'
      }
    >
      <ul className="grid gap-2.5 lg:grid-cols-2">
        {car.versions.map((version) => (
          <li
            key={version.name}
            className="grid content-start gap-2 rounded-lg border border-line bg-card p-4"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-base">{version.name}</h3>
              <p className="text-sm text-ink-2">{yearsOf(version)}</p>
            </div>
            <VersionSizes version={version} />
            <VersionPressures version={version} />
            {version.tyreCount > 0 && (
              <Link
                to={tyresPath({ make: car.make, model: version.name })}
                className={classes(
                  'inline-flex min-h-11 items-center justify-self-start text-sm font-[650] underline',
                  'underline-offset-4',
                )}
              >
                See {formatTyres(version.tyreCount)} that fit
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VersionPressures({ version: { frontPressurePsi, rearPressurePsi } }: { version: Version }) {
  const pressures = pressuresText(frontPressurePsi, rearPressurePsi);
  return pressures && <p className="text-sm text-ink-2">With a normal load {pressures}.</p>;
}

function VersionSizes({ version: { sizes } }: { version: Version }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {sizes.map(({ position, size, slug, minLoadIndex, minSpeedRating, tyreCount, minPrice }) => (
        <li key={position}>
          {axlePositionLabels[position] && (
            <span className="text-ink-2">{axlePositionLabels[position]}: </span>
          )}
          {slug === null ? (
            <span className="font-[650]">{size}</span>
          ) : (
            <Link to={sizePath(slug)} className="font-[650] underline underline-offset-4">
              {size}
            </Link>
          )}{' '}
          <span className="text-ink-2">
            with at least {minLoadIndex}
            {minSpeedRating} (up to {speedRatingOf(minSpeedRating).mph} mph)
            {tyreCount > 0
              ? `: ${formatTyres(tyreCount)} from ${formatPrice(minPrice)}`
              : ': none on sale now'}
          </span>
        </li>
      ))}
    </ul>
  );
}
