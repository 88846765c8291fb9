import { kmBetween, type Coordinates } from '@treadline/schema/trade/distance';

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

/** The items whose names can be written without touching those before them. */
export function withRoomFor<Item extends MapPoint>(items: readonly Item[], least: number): Item[] {
  return items.reduce<Item[]>(
    (kept, item) =>
      kept.every(({ x, y }) => Math.hypot(x - item.x, y - item.y) >= least) ? [...kept, item] : kept,
    [],
  );
}
