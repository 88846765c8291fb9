import { kmBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { KM_PER_MILE } from '@treadline/schema/trade/values/distance';

/** A point on the drawing, from its top left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The projection of an area onto the drawing. */
export interface MapFrame {
  /** A place's position on the drawing. */
  at: (place: Coordinates) => MapPoint;
  /** A distance's length on the drawing. */
  lengthOf: (km: number) => number;
}

/** The drawing is a square of this many units, whatever its size on screen. */
export const MAP_SIZE = 1_000;

/** How much wider the drawing is than its content. */
const MARGIN = 1.08;
const ROUNDS = 60;

/**
 * Projects the area around a place onto the drawing, so that everything within a distance, and all of `places`, is on
 * it. North is up. Over this distance the earth counts as flat.
 */
export function mapFrame(middle: Coordinates, reachKm: number, places: readonly Coordinates[]): MapFrame {
  const farthest = Math.max(reachKm, 1, ...places.map((place) => kmBetween(middle, place)));
  const unitsPerKm = MAP_SIZE / 2 / (farthest * MARGIN);
  return {
    lengthOf: (km) => km * unitsPerKm,
    at({ latitude, longitude }) {
      const east = kmBetween(middle, { latitude: middle.latitude, longitude });
      const north = kmBetween(middle, { latitude, longitude: middle.longitude });
      return {
        x: MAP_SIZE / 2 + Math.sign(longitude - middle.longitude) * east * unitsPerKm,
        y: MAP_SIZE / 2 - Math.sign(latitude - middle.latitude) * north * unitsPerKm,
      };
    },
  };
}

/** The middle of the smallest rectangle around places; null for none. */
export function middleOf(places: readonly Coordinates[]): Coordinates | null {
  if (places.length === 0) return null;
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  };
}

/** The lengths that a scale can show. */
const SCALE_MILES = [1, 2, 5, 10, 20, 50, 100] as const;
/** The longest scale, as a share of the drawing. */
const MOST_SCALE = 0.2;

/** The scale of a drawing: the longest round number of miles that isn't too long on it. */
export function mapScale({ lengthOf }: MapFrame): { readonly miles: number; readonly length: number } {
  const lengths = SCALE_MILES.map((miles) => ({ miles, length: lengthOf(miles * KM_PER_MILE) }));
  const [shortest] = lengths;
  return (
    lengths.findLast(({ length }) => length <= MAP_SIZE * MOST_SCALE) ?? shortest ?? { miles: 1, length: 0 }
  );
}

/** Moves points apart, as little as necessary, until no two are closer than `least`, and keeps them on the drawing. */
export function spreadApart(points: readonly MapPoint[], least: number): MapPoint[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const apart = Math.hypot(other.x - one.x, other.y - one.y);
        if (apart >= least) continue;
        isSettled = false;
        // Two points at the same place move apart sideways.
        const [east, south] = apart > 0 ? [(other.x - one.x) / apart, (other.y - one.y) / apart] : [1, 0];
        const push = (least - apart) / 2 + 0.5;
        one.x -= east * push;
        one.y -= south * push;
        other.x += east * push;
        other.y += south * push;
      }
    if (isSettled) break;
  }
  const within = (value: number): number => Math.min(MAP_SIZE - least / 2, Math.max(least / 2, value));
  return moved.map(({ x, y }) => ({ x: within(x), y: within(y) }));
}

/** A name on the drawing, positioned by the middle of its baseline. */
export interface PlacedName extends MapPoint {
  readonly name: string;
}

/** The approximate size of a letter. */
const LETTER = { width: 17.5, height: 34 } as const;
/** A name goes below its dot or, where it would cover something, above or beside it. */
const OFFSETS = { below: 44, above: -24, beside: 20 } as const;
/** The share of a marker's size by which a name moves further from its dot if there's a marker. */
const FARTHER = 0.7;
/** The distance that names keep from the middle of a dot. */
const DOT = 10;
/** From a name's baseline to its middle. */
const MIDDLE = LETTER.height / 3;

/**
 * Positions the names of dots so that they stay within the drawing and cover neither each other, other dots, markers
 * nor names already written. Omits names that don't fit.
 * @param markers the middles of the markers.
 * @param clear the distance that names keep from those.
 */
export function placeNames(
  dots: readonly PlacedName[],
  markers: readonly MapPoint[],
  clear: number,
  written: readonly PlacedName[] = [],
): PlacedName[] {
  const placed = dots.reduce<readonly PlacedName[]>((names, dot) => {
    const others = dots.filter((other) => other !== dot);
    const free = spotsFor(dot, clear).find(
      (name) =>
        isWithin(name) &&
        names.every((other) => !isOver(name, other, widthOf(other) / 2, LETTER.height / 2)) &&
        others.every(({ x, y }) => !isOver(name, { x, y: y + MIDDLE }, DOT, DOT)) &&
        markers.every(({ x, y }) => !isOver(name, { x, y: y + MIDDLE }, clear, clear)),
    );
    return free ? [...names, free] : names;
  }, written);
  return placed.slice(written.length);
}

/** The possible positions of a dot's name, best first. */
function spotsFor(dot: PlacedName, clear: number): PlacedName[] {
  const aside = OFFSETS.beside + clear * FARTHER + widthOf(dot) / 2;
  return [
    { ...dot, y: dot.y + OFFSETS.below },
    { ...dot, y: dot.y + OFFSETS.below + clear * FARTHER },
    { ...dot, y: dot.y + OFFSETS.above },
    { ...dot, y: dot.y + OFFSETS.above - clear * FARTHER },
    { ...dot, x: dot.x + aside, y: dot.y + MIDDLE },
    { ...dot, x: dot.x - aside, y: dot.y + MIDDLE },
  ];
}

function widthOf({ name }: PlacedName): number {
  return name.length * LETTER.width;
}

function isWithin(name: PlacedName): boolean {
  const half = widthOf(name) / 2;
  return name.x > half && name.x < MAP_SIZE - half && name.y > LETTER.height && name.y < MAP_SIZE - MIDDLE;
}

/** Whether a name covers a box, given by its middle and half its size. */
function isOver(name: PlacedName, box: MapPoint, halfWidth: number, halfHeight: number): boolean {
  return (
    Math.abs(name.x - box.x) < widthOf(name) / 2 + halfWidth &&
    Math.abs(name.y - box.y) < LETTER.height / 2 + halfHeight
  );
}
