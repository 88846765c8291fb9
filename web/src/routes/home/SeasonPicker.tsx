import type { FragmentType } from '@apollo/client';
import { seasonLabels, type Season } from '@treadline/schema/trade/season';
import { CloudSunRain, Snowflake, Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { tyresPath } from '../../lib/tyrePaths.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/Section.tsx';
import { useSeasonPickerFragment, type SeasonPickerFragment } from './SeasonPicker.generated.ts';

const SEASON_ADVICE = [
  {
    season: 'SUMMER',
    claim: 'summer',
    Icon: Sun,
    advice: 'The shortest stopping distances above 7 °C, wet or dry. Best from April to October.',
  },
  {
    season: 'WINTER',
    claim: 'winter',
    Icon: Snowflake,
    advice: 'Stay soft below 7 °C and grip on snow and ice. Fit them by the end of October.',
  },
  {
    season: 'ALL_SEASON',
    claim: 'allSeason',
    Icon: CloudSunRain,
    advice: 'One set all year round. Ideal for mild winters, with no swapping over.',
  },
] as const;

function seasonSearchPath(season: Season): string {
  return tyresPath({ search: seasonLabels[season] });
}

/** The choice of season, with the strengths of each. */
export function SeasonPicker({ settings }: { settings: FragmentType<SeasonPickerFragment> }) {
  const { claims } = useSeasonPickerFragment(settings);
  return (
    <Section title="Pick your season" link={{ to: '/finder', label: 'Not sure? Answer five questions' }}>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {SEASON_ADVICE.map(({ season, claim, Icon, advice }) => (
          <li
            key={season}
            className={classes(
              'relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg border border-line',
              'bg-card p-4 hover:border-edge md:p-5',
            )}
          >
            <Icon aria-hidden="true" className="row-span-3 size-8" strokeWidth={1.75} />
            <h3 className="text-lg">
              <Link
                to={seasonSearchPath(season)}
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
