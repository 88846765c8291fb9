import { MAX_INT } from '@treadline/schema/input/rule';

/** A product's id as a number or as text; null for anything that the API would not take as one. */
export function readProductId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_INT ? id : null;
}
