import { Link } from 'react-router-dom';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { changed, type ListingState } from '../../../features/filters/listingState.ts';

/** Switches between one card per model and size, and one card per tyre. */
export function GroupingLink({ state, isGrouped }: { state: ListingState; isGrouped: boolean }) {
  return (
    <Link
      to={listingPath(changed(state, { grouping: isGrouped ? 'NONE' : 'MODEL_AND_SIZE' }))}
      replace
      className="inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4"
    >
      {isGrouped ? 'Show every version' : 'Group versions'}
    </Link>
  );
}
