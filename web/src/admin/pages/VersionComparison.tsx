import { failureText } from '../../apollo/failureText.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { filled } from '../richText/filled.ts';
import type { Placeholder } from '../richText/placeholderNode.ts';
import { TextComparison } from '../richText/TextComparison.tsx';
import { withTitle } from '../richText/withTitle.ts';
import { usePageComparisonQuery, type PageComparisonQuery } from './PageHistory.generated.ts';
import { textPlaceholders } from './textPlaceholders.ts';

type Version = NonNullable<PageComparisonQuery['before']>;

const sideOf = (
  { version, writtenAt, title, content }: Version,
  placeholders: readonly Placeholder[],
): { label: string; html: string } => ({
  label: `Version ${version}, ${formatDateTime(writtenAt)}`,
  html: filled(withTitle(title, content), placeholders),
});

/** Compares an older version of a page with the current one. */
export function VersionComparison({ slug, before, after }: { slug: string; before: number; after: number }) {
  const { data, error, refetch } = usePageComparisonQuery({ variables: { slug, before, after } });
  if (!data)
    return error ? (
      <LoadFailed what="these versions" why={failureText(error)} onRetry={refetch} />
    ) : (
      <Skeleton className="h-64" />
    );
  const placeholders = textPlaceholders(slug, data.pagePlaceholders ?? []);
  if (!data.before || !data.after) return <Notice title="We can’t find this version" />;
  return (
    <section aria-label="Comparison" className="min-w-0">
      <TextComparison before={sideOf(data.before, placeholders)} after={sideOf(data.after, placeholders)} />
    </section>
  );
}
