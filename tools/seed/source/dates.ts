const MS_PER_DAY = 86_400_000;

/** Midnight UTC of the day, so that a run in the evening makes the same rows as one in the morning. */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MS_PER_DAY) * MS_PER_DAY);
}

/** The day this many whole days earlier. */
export function daysBefore(day: Date, days: number): Date {
  return new Date(day.getTime() - days * MS_PER_DAY);
}

/** The days from one day to a later one; 0 if it isn't later. */
export function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / MS_PER_DAY));
}

/** 1 January of the year, the earliest that a model of that launch year was sold. */
export function startOfYear(year: number): Date {
  return new Date(Date.UTC(year, 0, 1));
}

/** The later of two days. */
export function laterOf(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/** The day as YYYY-MM-DD. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}
