/** A page's text for visitors and search engines, without styles, scripts and the cache's JSON. */
export function wordsOf(html: string): string {
  return html
    .replace(/<script type="application\/json".*?<\/script>/gs, ' ')
    .replace(/<(?:style|svg)\b.*?<\/(?:style|svg)>/gs, ' ')
    .replace(/<\/(?:p|li|h\d|dd|dt|td|th|div|section|a)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");
}
