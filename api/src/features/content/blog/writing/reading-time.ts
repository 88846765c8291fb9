const WORDS_A_MINUTE = 200;

/** How many minutes it takes to read an HTML text; at least one. */
export function readTime(html: string): number {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
