const DAY_MS = 86_400_000;

/** Adds days to a calendar day written as YYYY-MM-DD, without time or time zone. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
