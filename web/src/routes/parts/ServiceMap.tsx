import type { Coordinates } from '@treadline/schema/trade/distance';
import type { ReactNode } from 'react';
import { MAP_SIZE, mapFrame, withRoomFor, type MapFrame } from './serviceMap.ts';

interface MappedTown extends Coordinates {
  slug: string;
  name: string;
  isBase: boolean;
}

interface ServiceMapProps {
  /** What the drawing shows, and where the same stands in words. */
  label: string;
  /** The base of the mobile fitting service is among them, or there is no circle. */
  towns: readonly MappedTown[];
  radiusKm: number;
  /** What else must be on the drawing. */
  places?: readonly Coordinates[];
  /** What is drawn over it. */
  children?: (frame: MapFrame) => ReactNode;
}

/** A name needs so much room to the next one. */
const NAME_ROOM = 84;
const NAME_BELOW = 46;

/** The country around the base, drawn from coordinates: its towns, and how far the mobile fitters go. */
export function ServiceMap({ label, towns, radiusKm, places = [], children }: ServiceMapProps) {
  const base = towns.find(({ isBase }) => isBase);
  const middle = base ?? places[0] ?? towns[0];
  if (!middle) return null;
  const frame = mapFrame(middle, base ? radiusKm : 0, [...towns, ...places]);
  const drawn = towns.map((town) => ({ ...town, ...frame.at(town) }));
  const origin = frame.at(middle);
  return (
    <svg
      viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}
      role="group"
      aria-label={label}
      className="block w-full max-w-2xl rounded-lg border border-line bg-tint text-ink"
    >
      {base && (
        <>
          <circle
            cx={origin.x}
            cy={origin.y}
            r={frame.lengthOf(radiusKm)}
            strokeWidth="4"
            strokeDasharray="14 10"
            className="fill-card stroke-ink-3"
          />
          <text
            x={origin.x}
            y={origin.y - frame.lengthOf(radiusKm) + 42}
            textAnchor="middle"
            className="fill-ink-2 text-[28px] font-[650]"
          >
            {radiusKm} km
          </text>
        </>
      )}
      {drawn.map(({ slug, isBase, x, y }) => (
        <circle
          key={slug}
          cx={x}
          cy={y}
          r={isBase ? 15 : 9}
          strokeWidth={isBase ? 6 : 0}
          className={isBase ? 'fill-signal stroke-ink' : 'fill-ink-3'}
        />
      ))}
      {withRoomFor(drawn, NAME_ROOM).map(({ slug, name, isBase, x, y }) => (
        <text
          key={slug}
          x={x}
          y={y + NAME_BELOW}
          textAnchor="middle"
          className={isBase ? 'fill-current text-[34px] font-[750]' : 'fill-current text-[30px]'}
        >
          {name}
        </text>
      ))}
      {children?.(frame)}
    </svg>
  );
}
