/**
 * The beginning of a text in whole words, with an ellipsis, in at most `limit` characters; the whole text if
 * it fits.
 */
export function cutText(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const room = whole.slice(0, limit);
  const words = /^(.*\S)\s/s.exec(room)?.[1] ?? room.slice(0, -1);
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
