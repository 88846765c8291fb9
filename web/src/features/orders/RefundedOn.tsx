import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/text/format.ts';
import { creditNotePath } from './orderPaths.ts';

interface RefundedOnProps {
  order: { id: string; creditNotes: readonly { number: string; refundId: string }[] };
  /** A refund that succeeded. */
  refund: { id: string; updatedAt: string };
}

/** The date of a refund, and its credit note. */
export function RefundedOn({ order, refund }: RefundedOnProps) {
  const note = order.creditNotes.findLast(({ refundId }) => refundId === refund.id);
  return (
    <p className="text-sm">
      Refunded on {formatDate(refund.updatedAt)}
      {note && (
        <>
          :{' '}
          <Link to={creditNotePath(order.id, note.number)} className="underline underline-offset-4">
            Credit note {note.number}
          </Link>
        </>
      )}
    </p>
  );
}
