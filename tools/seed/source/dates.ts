const MS_PER_DAY = 86_400_000;

/** Gives midnight UTC of the day, so that a run in the evening makes the same rows as one in the morning. */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MS_PER_DAY) * MS_PER_DAY);
}

/** Gives the day this many whole days earlier. */
export function daysBefore(day: Date, days: number): Date {
  return new Date(day.getTime() - days * MS_PER_DAY);
}

/** Counts the days from one day to a later one; 0 when it is not later. */
export function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / MS_PER_DAY));
}

/** Gives 1 January of the year, the earliest a model of that launch year was sold. */
export function startOfYear(year: number): Date {
  return new Date(Date.UTC(year, 0, 1));
}

/** Gives the later of two days. */
export function laterOf(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/** Gives the day as YYYY-MM-DD. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}
