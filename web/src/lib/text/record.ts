/** An object from outside the program, such as storage or history. Its properties can be anything. */
type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object, so that its properties can be read. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null;
}

/** The properties of an untrusted value; none if it isn't an object. */
export function recordFrom(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

/** Text from an untrusted value; empty if it isn't a string. */
export function textFrom(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
