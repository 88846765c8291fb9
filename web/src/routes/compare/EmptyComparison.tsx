import { Scale } from 'lucide-react';
import { MOST_COMPARED } from '../../features/compare/comparePath.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

/** Explains how to choose tyres for comparison. */
export function EmptyComparison() {
  return (
    <EmptyState
      title="Nothing to compare yet."
      icon={<Scale className="size-8" />}
      action={
        <LinkButton to="/shop" variant="primary">
          Browse tyres
        </LinkButton>
      }
    >
      Tick “Compare” on up to {MOST_COMPARED} tyres to see them side by side.
    </EmptyState>
  );
}
