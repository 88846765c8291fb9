import { Link } from 'react-router-dom';
import { NONE } from '../../list/table/none.tsx';
import type { WaitingCorrectionFragment } from './Corrections.generated.ts';

const LINK = 'relative z-1 inline-flex min-h-6 items-center underline underline-offset-4 whitespace-nowrap';

/** The latest returns of a correction with the customers' words. Staff who can't read orders see a dash. */
export function CorrectionWords({ returns }: Pick<WaitingCorrectionFragment, 'returns'>) {
  if (!returns || returns.length === 0) return NONE;
  return (
    <ul className="grid gap-2 text-sm">
      {returns.map(({ id, number, vehicle, comment, order }) => (
        <li key={id} className="grid gap-0.5">
          {comment && <span className="wrap-anywhere whitespace-pre-line">“{comment}”</span>}
          <span className="flex flex-wrap gap-x-3 text-ink-2">
            {vehicle && <span>{vehicle}</span>}
            <Link to={`/admin/returns/${id}`} className={LINK}>
              Return {number}
            </Link>
            <Link to={`/admin/orders/${order.id}`} className={LINK}>
              Order {order.number}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
