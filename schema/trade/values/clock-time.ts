const NOON = 12;

/** A time on the 12-hour clock: "14:00" is "2:00 PM". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % NOON || NOON}:${String(minute).padStart(2, '0')} ${hour < NOON ? 'AM' : 'PM'}`;
}
