import { seasonLabels, type Season } from '@treadline/schema/trade/season';
import { CloudSunRain, Snowflake, Sun } from 'lucide-react';

const ICONS = { SUMMER: Sun, WINTER: Snowflake, ALL_SEASON: CloudSunRain };

/** The season a tyre is made for, and whether it is proven on snow. */
export function SeasonMark({ season, hasSnowflake }: { season: Season; hasSnowflake: boolean }) {
  const Icon = ICONS[season];
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-2">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span>
        {seasonLabels[season]}
        {hasSnowflake && <abbr title="Three-peak mountain snowflake: proven on snow"> 3PMSF</abbr>}
      </span>
    </p>
  );
}
