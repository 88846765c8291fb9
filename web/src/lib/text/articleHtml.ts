export interface ArticleHeading {
  id: string;
  text: string;
}

const HEADING_TABLE_OR_PICTURE = /<h2>(.*?)<\/h2>|<table>.*?<\/table>|<img /gs;
const TAG = /<[^>]+>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of simple HTML, without tags. */
export function plainText(html: string): string {
  return html
    .replace(TAG, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The fragment of a heading: "Road hazard plan" is road-hazard-plan. */
export function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Repeated headings get different anchors. */
function listHeading(headings: ArticleHeading[], text: string): ArticleHeading {
  const same = headings.filter((heading) => heading.text === text).length;
  const heading = { id: same === 0 ? anchor(text) : `${anchor(text)}-${same + 1}`, text };
  headings.push(heading);
  return heading;
}

/**
 * Prepares the API's HTML for the page: headings get anchors and are listed, each table gets its own scroll frame,
 * focusable by keyboard and named after the heading above it, and pictures load lazily.
 */
export function readArticle(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const prepared = html.replace(HEADING_TABLE_OR_PICTURE, (part, inner: string | undefined) => {
    if (inner !== undefined) return `<h2 id="${listHeading(headings, plainText(inner)).id}">${inner}</h2>`;
    if (part.startsWith('<img')) return `${part}loading="lazy" `;
    const above = headings.at(-1);
    const name = above ? `aria-labelledby="${above.id}"` : 'aria-label="Table"';
    return `<div class="table-frame" role="group" ${name} tabindex="0">${part}</div>`;
  });
  return { html: prepared, headings };
}
