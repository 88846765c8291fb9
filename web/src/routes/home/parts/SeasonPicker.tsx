import type { FragmentType } from '@apollo/client';
import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { Link } from 'react-router-dom';
import { tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { SEASON_ADVICE } from './seasonAdvice.ts';
import { useSeasonPickerFragment, type SeasonPickerFragment } from './SeasonPicker.generated.ts';

function seasonSearchPath(season: Season): string {
  return tyresPath({ search: seasonLabels[season] });
}

interface SeasonPickerProps {
  settings: FragmentType<SeasonPickerFragment>;
  title?: string;
  /** The listing of a season's tyres. */
  pathOf?: (season: Season) => string;
}

/** The choice of season, with the strengths of each. */
export function SeasonPicker({
  settings,
  title = 'Pick your season',
  pathOf = seasonSearchPath,
}: SeasonPickerProps) {
  const { claims } = useSeasonPickerFragment(settings);
  return (
    <Section title={title} link={{ to: '/finder', label: 'Not sure? Answer five questions' }}>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {SEASON_ADVICE.map(({ season, claim, Icon, advice }) => (
          <li
            key={season}
            className={classes(
              'relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg border border-line',
              'bg-card p-4 hover:border-edge md:p-5',
            )}
          >
            <Icon className="row-span-3 size-8" strokeWidth={1.75} />
            <h3 className="text-lg">
              <Link
                to={pathOf(season)}
                className="after:absolute after:inset-0 after:rounded-lg hover:underline"
              >
                {seasonLabels[season]}
              </Link>
            </h3>
            <p className="text-sm text-ink-2">{advice}</p>
            <p className="text-sm font-[650]">{formatCount(claims[claim])}+ tyres</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
