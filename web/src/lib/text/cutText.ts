/** The text if it fits; otherwise its first whole words and an ellipsis, in at most `limit` characters. */
export function cutText(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const room = whole.slice(0, limit);
  const words = /^(.*\S)\s/s.exec(room)?.[1] ?? room.slice(0, -1);
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
