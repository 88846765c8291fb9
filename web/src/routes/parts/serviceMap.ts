import { kmBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';

/** A point of the drawing, from its left and top. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** How a piece of country lies on the drawing. */
export interface MapFrame {
  /** Where a place stands on the drawing. */
  at: (place: Coordinates) => MapPoint;
  /** How long so many kilometres are on the drawing. */
  lengthOf: (km: number) => number;
}

/** The drawing is a square of this many units, whatever its size on the screen. */
export const MAP_SIZE = 1_000;

/** How much wider the drawing is than what must be on it. */
const MARGIN = 1.08;
const ROUNDS = 60;

/**
 * Lays the country around a place on the drawing, so that everything up to a distance and each of some places is on
 * it. North is up. Over so short a distance the earth is flat.
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

/** Moves points apart, as little as it takes, until none is nearer to another than `least`. */
export function spreadApart(points: readonly MapPoint[], least: number): MapPoint[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const apart = Math.hypot(other.x - one.x, other.y - one.y);
        if (apart >= least) continue;
        isSettled = false;
        // Two at the very same place part sideways.
        const [east, south] = apart > 0 ? [(other.x - one.x) / apart, (other.y - one.y) / apart] : [1, 0];
        const push = (least - apart) / 2 + 0.5;
        one.x -= east * push;
        one.y -= south * push;
        other.x += east * push;
        other.y += south * push;
      }
    if (isSettled) break;
  }
  return moved;
}

/** A name on the drawing: the middle of its base line. */
export interface PlacedName extends MapPoint {
  readonly name: string;
}

/** About the room that the letters of a name take. */
const LETTER = { width: 17.5, height: 34 } as const;
/** A name stands below its dot or, where it would cover something, above or beside it. */
const OFFSETS = { below: 44, above: -24, beside: 20 } as const;
/** How much of the size of a marker a name stays farther away from its dot when a marker stands there. */
const FARTHER = 0.7;
/** How far a name stays away from the middle of a dot. */
const DOT = 10;
/** From the base line of a name to its middle. */
const MIDDLE = LETTER.height / 3;

/**
 * Where the names of some dots can be written without covering each other, another dot, the markers or what is written
 * already, and within the drawing; a name that finds no room is left out.
 * @param markers the middles of the markers.
 * @param clear how far a name stays away from those.
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

/** Where the name of a dot could stand, the best first. */
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

/** Whether a name covers a box, which is twice as wide and high as given. */
function isOver(name: PlacedName, box: MapPoint, halfWidth: number, halfHeight: number): boolean {
  return (
    Math.abs(name.x - box.x) < widthOf(name) / 2 + halfWidth &&
    Math.abs(name.y - box.y) < LETTER.height / 2 + halfHeight
  );
}
