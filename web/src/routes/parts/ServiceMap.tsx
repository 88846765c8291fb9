import { formatReach } from '@treadline/schema/trade/places/reach';
import type { Coordinates } from '@treadline/schema/trade/values/coordinates';
import type { ReactNode } from 'react';
import {
  MAP_SIZE,
  mapFrame,
  mapScale,
  middleOf,
  placeNames,
  spreadApart,
  type MapFrame,
  type MapPoint,
} from './serviceMap.ts';

interface MappedTown extends Coordinates {
  slug: string;
  name: string;
  isBase: boolean;
}

interface ServiceMapProps {
  /** A text alternative, which says where the same information is in words. */
  label: string;
  /** If the mobile fitters' base is one of them, the drawing is around it and shows their range. */
  towns: readonly MappedTown[];
  radiusKm: number;
  /** Another place that must be on the drawing. */
  place?: Coordinates | null;
  /** The markers' positions. Overlapping markers are moved apart, and no name covers one. */
  markers?: readonly Coordinates[];
  markerRadius?: number;
  /** Draws the rest on top, including the markers. */
  children?: (frame: MapFrame, markers: readonly MapPoint[]) => ReactNode;
}

/** The left end of the scale on the drawing. */
const SCALE = { x: 30, y: MAP_SIZE - 30 } as const;

/** A map drawn from coordinates: towns with their names, a scale and, around the base, the mobile fitters' range. */
export function ServiceMap(props: ServiceMapProps) {
  const { label, towns, radiusKm, place, markers = [], markerRadius = 0, children } = props;
  const base = towns.find(({ isBase }) => isBase);
  const others = [...(place ? [place] : []), ...markers];
  const middle = base ?? middleOf([...others, ...towns]);
  if (!middle) return null;
  const frame = mapFrame(middle, base ? radiusKm : 0, [...towns, ...others]);
  const spread = spreadApart(
    markers.map((marker) => frame.at(marker)),
    markerRadius * 2,
  );
  const drawn = towns.map((town) => ({ ...town, ...frame.at(town) }));
  const origin = frame.at(middle);
  const scale = mapScale(frame);
  const scaleName = {
    name: `${scale.miles} ${scale.miles === 1 ? 'mile' : 'miles'}`,
    x: SCALE.x + 75,
    y: SCALE.y - 16,
  };
  const range = { name: formatReach(radiusKm), x: origin.x, y: origin.y - frame.lengthOf(radiusKm) + 42 };
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
          <text x={range.x} y={range.y} textAnchor="middle" className="fill-ink-2 text-[28px] font-[650]">
            {range.name}
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
      {placeNames(drawn, spread, markerRadius, [scaleName, ...(base ? [range] : [])]).map(
        ({ name, x, y }) => (
          <text
            key={name}
            x={x}
            y={y}
            textAnchor="middle"
            className={
              name === base?.name ? 'fill-current text-[34px] font-[750]' : 'fill-current text-[28px]'
            }
          >
            {name}
          </text>
        ),
      )}
      <path
        d={`M${SCALE.x} ${SCALE.y - 10}V${SCALE.y}h${scale.length}v-10`}
        strokeWidth="4"
        className="fill-none stroke-ink-2"
      />
      <text x={SCALE.x + 12} y={scaleName.y} className="fill-ink-2 text-[28px] font-[650]">
        {scaleName.name}
      </text>
      {children?.(frame, spread)}
    </svg>
  );
}
