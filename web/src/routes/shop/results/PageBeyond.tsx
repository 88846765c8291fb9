import { MapPinOff } from 'lucide-react';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';

const NOT_FOUND = 404;

interface PageBeyondProps {
  page: number;
  totalPages: number;
  /** The path of the first page. */
  firstPage: string;
}

/** Shown for a page number beyond the last page of a listing. */
export function PageBeyond({ page, totalPages, firstPage }: PageBeyondProps) {
  usePageResponse({ status: NOT_FOUND });
  return (
    <EmptyState
      icon={<MapPinOff className="size-8" />}
      title={`There’s no page ${formatCount(page)}`}
      action={
        <LinkButton to={firstPage} replace variant="primary">
          Go to the first page
        </LinkButton>
      }
    >
      {totalPages === 1
        ? 'There’s only one page of tyres.'
        : `There are only ${formatCount(totalPages)} pages of tyres.`}
    </EmptyState>
  );
}
