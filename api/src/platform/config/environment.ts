/** Thrown for an invalid setting; the operator sees its message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed text of a setting; null if it's missing or empty. */
export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

/**
 * The text of a setting.
 * @param because why it's required, for the operator.
 * @throws ConfigError if it's missing.
 */
export function required(env: Environment, name: string, because: string): string {
  const value = text(env, name);
  if (!value) throw new ConfigError(`${name} is missing: ${because}.`);
  return value;
}

/**
 * A whole number from `min` to `max`, or the fallback if the setting is missing.
 * @throws ConfigError for any other text.
 */
export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}; it is "${value}".`);
  return number;
}

/**
 * A URL with one of these protocols, without a trailing slash; null if the setting is missing.
 * @throws ConfigError for any other text.
 */
export function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new ConfigError(
      `${name} must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}; it is not.`,
    );
  return value.replace(/\/$/, '');
}

/** A calendar day as YYYY-MM-DD, in a year from 1000; null if the setting is missing. */
export function day(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const date = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // JavaScript takes 30 February for 2 March.
  if (!date || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value))
    throw new ConfigError(`${name} must be a day written as 2027-03-31; it is "${value}".`);
  return value;
}

/**
 * One of the listed values, or the fallback if the setting is missing.
 * @throws ConfigError for any other text.
 */
export function oneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const given = text(env, name) ?? fallback;
  const value = values.find((one) => one === given);
  if (value === undefined)
    throw new ConfigError(
      `${name} must be one of ${values.slice(0, -1).join(', ')} and ${values.at(-1)}; it is "${given}".`,
    );
  return value;
}
