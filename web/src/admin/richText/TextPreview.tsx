import { readArticle } from '../../lib/text/articleHtml.ts';
import { RichText } from '../../ui/base/RichText.tsx';
import { filled } from './filled.ts';
import type { Placeholder } from './placeholderNode.ts';

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
