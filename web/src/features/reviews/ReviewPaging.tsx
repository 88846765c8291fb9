import { Button } from '../../ui/base/Button.tsx';

interface ReviewPagingProps {
  page: number;
  totalPages: number;
  isLoading: boolean;
  onGoTo: (page: number) => void;
}

/** "Page X of Y" between the links to the previous and next page. */
export function ReviewPaging({ page, totalPages, isLoading, onGoTo }: ReviewPagingProps) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label="Review pages"
      className="flex items-center justify-between gap-3 border-t border-line pt-4"
    >
      <Button
        onClick={() => onGoTo(page - 1)}
        disabledReason={page <= 1 ? 'These are the first reviews' : undefined}
      >
        Previous
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {isLoading ? 'Loading…' : `Page ${page} of ${totalPages}`}
      </p>
      <Button
        onClick={() => onGoTo(page + 1)}
        disabledReason={page >= totalPages ? 'These are the last reviews' : undefined}
      >
        Next
      </Button>
    </nav>
  );
}
