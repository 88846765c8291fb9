const DAY_MS = 86_400_000;

/** A calendar day as YYYY-MM-DD, moved by a number of days; it has no time and no time zone. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
