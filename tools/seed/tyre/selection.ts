import { CATEGORIES } from '@treadline/schema/trade/tyre/kind/category';
import { SEASONS } from '@treadline/schema/trade/tyre/kind/season';
import { isAtLeast } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { type Tables } from '../source/tables.ts';
import type { Candidate } from './candidates.ts';

/** A vehicle's requirements for the tyres of one axle. */
interface Need {
  loadIndex: number;
  speedRating: string;
}

function needsBySize({ vehicles }: Tables): Map<string, Need[]> {
  const needs = new Map<string, Need[]>();
  const add = (key: string, loadIndex: number, speedRating: string): void => {
    needs.set(key, [...(needs.get(key) ?? []), { loadIndex, speedRating }]);
  };
  for (const vehicle of vehicles) {
    const { minLoadIndex, minSpeedRating } = vehicle;
    add(vehicle.frontSizeKey, minLoadIndex, minSpeedRating);
    if (vehicle.rearSizeKey !== null)
      add(vehicle.rearSizeKey, vehicle.rearMinLoadIndex ?? minLoadIndex, minSpeedRating);
  }
  return needs;
}

function groupBySize(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.size.key);
    if (group) group.push(candidate);
    else groups.set(candidate.size.key, [candidate]);
  }
  return groups;
}

/**
 * The tyres that must be sold whatever their popularity, so that every size has tyres and every vehicle in the table
 * finds some with a sufficient load index and speed rating.
 */
function floorOf(candidates: readonly Candidate[], tables: Tables): Set<Candidate> {
  const needs = needsBySize(tables);
  const floor = new Set<Candidate>();
  const keep = (group: Candidate[], count: number): void =>
    group.slice(0, count).forEach((candidate) => floor.add(candidate));
  for (const [key, group] of groupBySize(candidates)) {
    group.sort((a, b) => a.tier - b.tier || a.hash - b.hash || compareText(a.slug, b.slug));
    keep(
      group.filter(({ tier }) => tier === 0),
      tables.variants.min_summer_per_size,
    );
    for (const need of needs.get(key) ?? []) {
      const fitting = group.filter(
        ({ loadIndex, speedRating }) =>
          loadIndex >= need.loadIndex && isAtLeast(speedRating, need.speedRating),
      );
      keep(fitting, tables.variants.min_summer_per_fitment);
    }
  }
  return floor;
}

/** Sorts by code point, because the slugs must not depend on a locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Picks the catalogue from all candidates: the floor first, then by popularity, until each season's quota for a kind of
 * vehicle is full. Returns them in slug order.
 * @throws Error if a quota exceeds the tyres that the tables allow.
 */
export function selectTyres(candidates: readonly Candidate[], tables: Tables): Candidate[] {
  const { quotas, tier_weights: weights } = tables.variants;
  const appeal = ({ size, tier }: Candidate): number => size.popularity * (weights[tier] ?? 0);
  const chosen = SEASONS.flatMap((season) =>
    CATEGORIES.flatMap((category) => {
      const quota = quotas[season][category] ?? 0;
      const pool = candidates.filter(({ model }) => model.season === season && model.category === category);
      if (pool.length < quota)
        throw new Error(`${season} ${category}: the quota is ${quota}, the tables allow ${pool.length}.`);
      const floor = season === 'SUMMER' ? floorOf(pool, tables) : new Set<Candidate>();
      const rank = (candidate: Candidate): number => (floor.has(candidate) ? 0 : 1);
      pool.sort(
        (a, b) =>
          rank(a) - rank(b) || appeal(b) - appeal(a) || a.hash - b.hash || compareText(a.slug, b.slug),
      );
      return pool.slice(0, quota);
    }),
  );
  return chosen.sort((a, b) => compareText(a.slug, b.slug));
}
