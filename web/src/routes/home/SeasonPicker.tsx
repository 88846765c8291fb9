import type { FragmentType } from '@apollo/client';
import { seasonLabels, type Season } from '@treadline/schema/trade/season';
import { CloudSunRain, Snowflake, Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { Section } from '../../ui/Section.tsx';
import { useSeasonPickerFragment, type SeasonPickerFragment } from './SeasonPicker.generated.ts';

const SEASONS = [
  {
    season: 'SUMMER',
    claim: 'summer',
    Icon: Sun,
    advice: 'Shortest braking above 7 °C, dry or wet: roughly April to October.',
  },
  {
    season: 'WINTER',
    claim: 'winter',
    Icon: Snowflake,
    advice: 'Soft below 7 °C, with grip on snow and ice. Fit them by the end of October.',
  },
  {
    season: 'ALL_SEASON',
    claim: 'allSeason',
    Icon: CloudSunRain,
    advice: 'One set all year, for mild winters and no changing over.',
  },
] as const;

function seasonSearchPath(season: Season): string {
  return `/shop?${new URLSearchParams({ search: seasonLabels[season] })}`;
}

/** Which season the tyres are for, with what speaks for each. */
export function SeasonPicker({ settings }: { settings: FragmentType<SeasonPickerFragment> }) {
  const { claims } = useSeasonPickerFragment(settings);
  return (
    <Section title="Pick your season">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {SEASONS.map(({ season, claim, Icon, advice }) => (
          <li
            key={season}
            className="relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg border border-line bg-card p-4 hover:border-edge md:p-5"
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
