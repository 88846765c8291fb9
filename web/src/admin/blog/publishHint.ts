import { fromLondonInput } from '../form/londonTime.ts';

/**
 * Says below the field how saving an article with this time changes the shop.
 * @param typed the value of a datetime-local input, London time.
 */
export function publishHint(typed: string, isPublished: boolean, now = new Date()): string {
  const time = fromLondonInput(typed);
  if (time === null) return 'A future time schedules the article.';
  const isPast = new Date(time) <= now;
  if (isPublished)
    return isPast ? 'It stays live, with this date.' : 'It leaves the shop when you save, until this time.';
  return isPast ? 'This time is past: it goes live when you save.' : 'It goes live at this time.';
}
