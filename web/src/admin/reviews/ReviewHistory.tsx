import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { useReviewHistoryQuery } from './ReviewQueue.generated.ts';

/** Names of the decisions. Other entries keep the log's own word. */
const WORDS = new Map([
  ['APPROVED', 'Approved'],
  ['REJECTED', 'Rejected'],
  ['PENDING', 'Reopened'],
]);

/** All decisions on a review, newest first. */
export function ReviewHistory({ id }: { id: number }) {
  const can = useCan();
  const { data, error } = useReviewHistoryQuery({
    variables: { id: String(id) },
    skip: !can('READ_AUDIT'),
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.auditEntries;
  if (!entries) return <span role="status">{error ? 'We couldn’t load it.' : 'Loading…'}</span>;
  if (entries.length === 0) return <span role="status">No decisions yet.</span>;
  return (
    <ul role="status" className="grid gap-0.5">
      {entries.map(({ id: entry, at, action }) => (
        <li key={entry}>
          {WORDS.get(action) ?? action}, {formatDateTime(at)}
        </li>
      ))}
    </ul>
  );
}
