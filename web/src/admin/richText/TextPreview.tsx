import { PLACEHOLDER } from '@treadline/schema/input/rich-text';
import { readArticle } from '../../lib/text/articleHtml.ts';
import { RichText } from '../../ui/base/RichText.tsx';
import type { Placeholder } from './placeholderNode.ts';

/** Escapes a value for HTML. */
function asHtml(value: string): string {
  const element = document.createElement('span');
  element.textContent = value;
  return element.innerHTML.replaceAll('"', '&quot;');
}

/** Fills in the placeholders, as the shop does. */
function filled(html: string, placeholders: readonly Placeholder[]): string {
  const values = new Map(placeholders.map(({ name, value }) => [name, value]));
  return html.replace(PLACEHOLDER, (typed, name: string) => asHtml(values.get(name) ?? typed));
}

/** A text as it looks in the shop. */
export function TextPreview({
  html,
  placeholders = [],
}: {
  html: string;
  placeholders?: readonly Placeholder[] | null;
}) {
  return <RichText html={readArticle(filled(html, placeholders ?? [])).html} />;
}
