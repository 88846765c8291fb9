import { seasonLabels, tyreSeason, type SeasonalTyre } from '@treadline/schema/trade/tyre/kind/season';
import { CloudSunRain, Snowflake, Sun } from 'lucide-react';

const ICONS = { SUMMER: Sun, WINTER: Snowflake, ALL_SEASON: CloudSunRain };

interface SeasonMarkProps {
  tyre: SeasonalTyre;
  hasSnowflake: boolean;
  className?: string;
}

/** A tyre's season, and whether it's proven on snow. Renders nothing for motorcycle tyres. */
export function SeasonMark({ tyre, hasSnowflake, className = 'mt-0.5 text-ink-2' }: SeasonMarkProps) {
  const season = tyreSeason(tyre);
  if (season === null) return null;
  const Icon = ICONS[season];
  return (
    <p className={`flex items-center gap-1.5 text-xs ${className}`}>
      <Icon className="size-3.5 shrink-0" />
      <span>
        {seasonLabels[season]}
        {hasSnowflake && (
          <>
            {' '}
            <abbr title="Three-peak mountain snowflake: proven on snow">3PMSF</abbr>
          </>
        )}
      </span>
    </p>
  );
}
