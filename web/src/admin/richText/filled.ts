import { PLACEHOLDER } from '@treadline/schema/input/rich-text';
import type { Placeholder } from './placeholderNode.ts';

/** Escapes a value for HTML. */
function asHtml(value: string): string {
  const element = document.createElement('span');
  element.textContent = value;
  return element.innerHTML.replaceAll('"', '&quot;');
}

/** Fills in the placeholders of an HTML text, as the shop does. */
export function filled(html: string, placeholders: readonly Placeholder[]): string {
  const values = new Map(placeholders.map(({ name, value }) => [name, value]));
  return html.replace(PLACEHOLDER, (typed, name: string) => asHtml(values.get(name) ?? typed));
}

/** Fills in the placeholders of a plain text, such as a heading. */
export function filledTitle(title: string, placeholders: readonly Placeholder[]): string {
  return title.replace(
    PLACEHOLDER,
    (typed, name: string) => placeholders.find((known) => known.name === name)?.value ?? typed,
  );
}
