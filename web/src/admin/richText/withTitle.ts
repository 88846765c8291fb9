/** A text below its title, as one text to compare. */
export function withTitle(title: string, html: string): string {
  const heading = document.createElement('h2');
  heading.textContent = title;
  return heading.outerHTML + html;
}
