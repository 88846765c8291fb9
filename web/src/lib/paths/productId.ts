import { MAX_INT } from '@treadline/schema/input/rule';

/** A product's id from a number or text; null if the API wouldn't accept it. */
export function readProductId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_INT ? id : null;
}
