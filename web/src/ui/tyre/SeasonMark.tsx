import { seasonLabels, tyreSeason, type SeasonalTyre } from '@treadline/schema/trade/tyre/kind/season';
import { SpriteIcon } from './Sprite.tsx';

const ICONS = { SUMMER: 'sun', WINTER: 'snowflake', ALL_SEASON: 'all-season' } as const;

interface SeasonMarkProps {
  tyre: SeasonalTyre;
  hasSnowflake: boolean;
  className?: string;
}

/** A tyre's season, and whether it's proven on snow. Renders nothing for motorcycle tyres. */
export function SeasonMark({ tyre, hasSnowflake, className = 'mt-0.5 text-ink-2' }: SeasonMarkProps) {
  const season = tyreSeason(tyre);
  if (season === null) return null;
  return (
    <p className={`flex items-center gap-1.5 text-xs ${className}`}>
      <SpriteIcon name={ICONS[season]} className="size-3.5" />
      {hasSnowflake ? (
        <span>
          {`${seasonLabels[season]} `}
          <abbr title="Three-peak mountain snowflake: proven on snow">3PMSF</abbr>
        </span>
      ) : (
        seasonLabels[season]
      )}
    </p>
  );
}
