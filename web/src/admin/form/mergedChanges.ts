import { isRecord } from '../../lib/text/record.ts';

/**
 * A user's values on top of what a colleague saved meanwhile: only those that the user changed replace the colleague's.
 * Records are merged by key, lists as a whole.
 * @param read the values that the user began with.
 */
export function mergedChanges<Value>(read: Value, typed: Value, theirs: Value): Value {
  if (isRecord(read) && isRecord(typed) && isRecord(theirs) && !Array.isArray(typed)) {
    const keys = Object.keys({ ...theirs, ...typed });
    return Object.fromEntries(
      keys.map((key) => [key, mergedChanges(read[key], typed[key], theirs[key])]),
    ) as Value;
  }
  return JSON.stringify(typed) === JSON.stringify(read) ? theirs : typed;
}
