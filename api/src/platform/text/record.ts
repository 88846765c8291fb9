/** An object from outside the program, such as a request or an error, whose properties can be anything. */
type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object, so that its properties can be read. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null;
}

/** The properties of a value from outside the program; empty if it isn't an object. */
export function recordFrom(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}
