/** Puts the title above the text, to compare them as one. */
export function withTitle(title: string, html: string): string {
  const heading = document.createElement('h2');
  heading.textContent = title;
  return heading.outerHTML + html;
}
