import { readArticle } from '../../../lib/text/articleHtml.ts';
import { RichText } from '../../../ui/base/RichText.tsx';
import { ArticleContents } from '../../parts/ArticleContents.tsx';
import { DemonstrationNote } from '../frame/DemonstrationNote.tsx';

/** A page's text, below the list of its headings. */
export function PolicyText({
  content,
  isDemonstration = false,
}: {
  content: string;
  isDemonstration?: boolean;
}) {
  const { html, headings } = readArticle(content);
  return (
    <article className="grid max-w-[70ch] grid-cols-1 gap-6">
      <ArticleContents headings={headings} />
      {isDemonstration && <DemonstrationNote />}
      <RichText html={html} />
    </article>
  );
}
