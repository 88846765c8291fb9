import { returnRights } from '@treadline/schema/trade/order/return-rights';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReturnSort } from '../../apollo/schema.generated.ts';
import { formatDate, tyresIn } from '../../lib/text/format.ts';
import { ReturnMark } from '../frame/mark/ReturnMark.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import type { ReturnListQuery } from './Returns.generated.ts';

type Listed = NonNullable<ReturnListQuery['returns']>['items'][number];

export const returnColumns: readonly ListColumn<Listed, ReturnSort>[] = [
  {
    id: 'number',
    label: 'Return',
    always: true,
    cell: ({ id, number }) => (
      <span className="whitespace-nowrap">
        <RowLink to={`/admin/returns/${id}`}>{number}</RowLink>
      </span>
    ),
  },
  { id: 'customer', label: 'Customer', cell: ({ order }) => order.shippingAddress.name },
  { id: 'reason', label: 'Reason', cell: ({ reason }) => returnRights[reason].label },
  { id: 'tyres', label: 'Tyres', figures: true, cell: ({ lines }) => tyresIn(lines) },
  { id: 'refund', label: 'Refund', figures: true, cell: ({ sums }) => formatPrice(sums.total) },
  { id: 'state', label: 'Status', cell: (ret) => <ReturnMark {...ret} /> },
  {
    id: 'due',
    label: 'Refund by',
    figures: true,
    cell: ({ refundBy, state }) =>
      refundBy && state !== 'REFUNDED' ? formatDate(refundBy) : <span className="text-ink-2">–</span>,
  },
  {
    id: 'changed',
    label: 'Last updated',
    figures: true,
    sort: { up: 'OLDEST', down: 'NEWEST' },
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];

/** A return as a card on a phone. */
export function ReturnCard({ ret }: { ret: Listed }) {
  return (
    <div className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <RowLink to={`/admin/returns/${ret.id}`}>{ret.number}</RowLink>
        <ReturnMark {...ret} />
      </span>
      <span>{returnRights[ret.reason].label}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
        <span className="wrap-anywhere">
          {ret.order.shippingAddress.name}, {tyresIn(ret.lines)}
        </span>
        <span>{formatDate(ret.updatedAt)}</span>
      </span>
    </div>
  );
}
