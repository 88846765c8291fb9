import { speedRatingsFrom } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { SizeParts } from '@treadline/schema/trade/tyre/size/tyre-size';
import { badInput } from '../../../../../platform/services/errors.ts';
import { readSearch, type Vocabulary } from '../../../search/index.ts';
import type { SqlValues } from '../../record/sql-values.ts';
import type { FilterContext } from './listing-filter.ts';

/** A size that fits a vehicle, with the minimum load index and speed rating it requires. */
export interface FittingSize {
  readonly size: string;
  readonly minLoadIndex: number;
  readonly minSpeedRating: string;
}

/**
 * Sizes are parsed without the names of brands and models. One shared object, because a vocabulary's index is cached
 * with it.
 */
const NO_NAMES: Vocabulary = { brands: [], models: [] };

/**
 * Excludes van tyres (R16C), which have the same measures as car tyres but must not be mistaken for them. If no other
 * tyre has the size, van tyres match.
 */
export const NO_VAN_TYRES = `(p.category <> 'VAN' or not exists (
  select from products other where other.width = p.width and other.profile = p.profile
    and other.diameter = p.diameter and other.category <> 'VAN' and other.published and other.deleted_at is null))`;

/** The measures of a size in a text in any spelling. */
export function readSize(text: string): SizeParts {
  return readSearch(text, NO_NAMES, null).filter;
}

/**
 * The condition for a size in any spelling. Missing parts match any value.
 * @throws PublicError BAD_USER_INPUT if the text isn't a size.
 */
export function sizeCondition(
  text: string,
  sql: SqlValues,
  { today, statesCategory }: FilterContext,
): string {
  const { width, profile, diameter, categories } = readSearch(text, NO_NAMES, today).filter;
  if (width === undefined) throw badInput(`A size looks like 205/55 R16; got "${text.slice(0, 40)}".`);
  const parts = measureConditions({ width, profile, diameter }, sql);
  if (categories?.includes('VAN')) parts.push(`p.category = 'VAN'`);
  else if (isWhole({ width, profile, diameter }) && !statesCategory) parts.push(NO_VAN_TYRES);
  return `(${parts.join(' and ')})`;
}

function measureConditions({ width, profile, diameter }: SizeParts, sql: SqlValues): string[] {
  return Object.entries({ width, profile, diameter }).flatMap(([column, value]) =>
    value === undefined ? [] : [`p.${column} = ${sql.addNumber(value)}`],
  );
}

/** Whether all three measures of a size are given. */
export function isWhole({ width, profile, diameter }: SizeParts): boolean {
  return width !== undefined && profile !== undefined && diameter !== undefined;
}

/**
 * The condition that a tyre has this size, and at least the load index and speed rating the vehicle requires. The
 * measures repeat the size so that their index is used.
 */
export function fittingCondition(
  { size, minLoadIndex, minSpeedRating }: FittingSize,
  sql: SqlValues,
): string {
  const ratings = sql.add(speedRatingsFrom(minSpeedRating));
  const measures = measureConditions(readSize(size), sql).map((condition) => `${condition} and `);
  return (
    `(${measures.join('')}p.size = ${sql.add(size)} and p.load_index >= ${sql.add(minLoadIndex)}` +
    ` and p.speed_rating = any(${ratings}::text[]))`
  );
}

/** Joins the conditions with "or"; without any, nothing matches. */
export function anyOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';
}
