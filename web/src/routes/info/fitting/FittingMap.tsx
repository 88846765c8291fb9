import { formatReach } from '@treadline/schema/trade/places/reach';
import { kmBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { Link, useLocation } from 'react-router-dom';
import type { MapFrame, MapPoint } from '../../parts/serviceMap.ts';
import { ServiceMap } from '../../parts/ServiceMap.tsx';
import type { FittingCentresQuery } from './FittingCentersRoute.generated.ts';

interface MappedCentre extends Coordinates {
  slug: string;
  name: string;
  town: string;
  /** The number in the list below. */
  number: number;
}

interface FittingMapProps {
  centres: readonly MappedCentre[];
  towns: FittingCentresQuery['towns'];
  /** The visitor's place; null if not given. */
  place: (Coordinates & { name: string }) | null;
  baseTown: string;
  radiusKm: number;
}

/** Large enough for a finger on a narrow phone. */
const MARKER_RADIUS = 37;

/** A map of the listed centres. Each marker leads to its card. */
export function FittingMap({ centres, towns, place, baseTown, radiusKm }: FittingMapProps) {
  const base = towns.find(({ isBase }) => isBase);
  const isAroundBase = base !== undefined && (!place || kmBetween(base, place) <= radiusKm);
  const drawn = isAroundBase
    ? towns.filter(({ isBase, isCovered }) => isBase || isCovered)
    : townsOf(centres, place?.name ?? '');
  return (
    <figure className="grid gap-2">
      <ServiceMap
        label="Map of the fitting centres, numbered as in the list"
        towns={drawn}
        radiusKm={radiusKm}
        place={place}
        markers={centres}
        markerRadius={MARKER_RADIUS}
      >
        {(frame, spread) => (
          <>
            {place && <You {...frame.at(place)} />}
            <Markers centres={centres} frame={frame} spread={spread} />
          </>
        )}
      </ServiceMap>
      <figcaption className="max-w-2xl text-xs text-ink-2">
        The numbers are those of the list.{' '}
        {isAroundBase &&
          `The circle is the area of our mobile fitters, about ${formatReach(radiusKm)} around ${baseTown}. `}
        {place && `The cross is ${place.name}. `}Numbers that would cover each other are moved apart.
      </figcaption>
    </figure>
  );
}

/** The towns of centres far from the base, each in the middle of its centres, besides the place itself. */
function townsOf(centres: readonly MappedCentre[], place: string) {
  return [...Map.groupBy(centres, ({ town }) => town)]
    .filter(([name]) => name !== place)
    .map(([name, ones]) => ({
      slug: name,
      name,
      isBase: false,
      latitude: ones.reduce((sum, { latitude }) => sum + latitude, 0) / ones.length,
      longitude: ones.reduce((sum, { longitude }) => sum + longitude, 0) / ones.length,
    }));
}

interface MarkersProps {
  centres: readonly MappedCentre[];
  frame: MapFrame;
  /** The markers' positions on the drawing. */
  spread: readonly MapPoint[];
}

function Markers({ centres, frame, spread }: MarkersProps) {
  const { search } = useLocation();
  return centres.map((centre, index) => {
    const { slug, name, number } = centre;
    const foot = frame.at(centre);
    const head = spread[index] ?? foot;
    return (
      <Link
        key={slug}
        to={{ search, hash: slug }}
        aria-label={`${number}: ${name}`}
        className="group outline-none"
      >
        <line x1={foot.x} y1={foot.y} x2={head.x} y2={head.y} strokeWidth="4" className="stroke-ink" />
        <circle
          cx={head.x}
          cy={head.y}
          r={MARKER_RADIUS - 3}
          strokeWidth="5"
          className="fill-signal stroke-on-signal group-hover:fill-signal-hover group-focus-visible:stroke-14"
        />
        <text
          x={head.x}
          y={head.y + 13}
          textAnchor="middle"
          aria-hidden="true"
          className="fill-on-signal text-[34px] font-[750]"
        >
          {number}
        </text>
      </Link>
    );
  });
}

/** A cross at the visitor's place. */
function You({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x - 22} ${y}H${x + 22}M${x} ${y - 22}V${y + 22}`}
      strokeWidth="9"
      strokeLinecap="round"
      className="stroke-bad"
    />
  );
}
